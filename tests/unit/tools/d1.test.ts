import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTempFolder } from '../temp-folder';

const inbox = fileURLToPath(new URL('../../../tools/inbox.ts', import.meta.url));

/** Runs it on the deployed database, for which Wrangler answers that it has this schema. */
async function runInbox(schema: number, ...words: string[]) {
  const folder = openTempFolder();
  // Wrangler's output for a statement, and a record of its arguments.
  const wrangler = `#!/bin/sh
printf '%s\\n' "$*" >> "${folder}/asked"
printf '%s' '[{"results":[{"schema":${schema},"position":0}],"success":true}]'
`;
  await writeFile(join(folder, 'npx'), wrangler, { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, [inbox, ...words], {
    env: { PATH: folder, DATABASE_URL: 'd1:remote' },
    encoding: 'utf8',
  });
  const asked = await readFile(join(folder, 'asked'), 'utf8');
  return { status, stderr, asked };
}

it('a command does not migrate the deployed schema or write to a newer one', async () => {
  const { status, stderr, asked } = await runInbox(99, 'resend', '--dead');
  expect(stderr).toMatch(
    /^The store has schema 99, but this program only knows \d+ and writes nothing\./,
  );
  expect(status).toBe(1);
  expect(asked).toContain('d1 execute stagemap --json --remote');
  expect(asked).not.toMatch(/create table|insert|update/);
});

it('the inbox command refuses to back up the edge’s database', async () => {
  const { status, stderr } = await runInbox(1, 'backup', 'copy.sqlite');
  expect(stderr).toBe(
    'This command only copies SQLite stores. docs/operations/run.md describes the others.\n',
  );
  expect(status).toBe(1);
});
