import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { parseJson } from '#app/domain/parse-json';
import { openTempFolder } from '../temp-folder';

const inbox = fileURLToPath(new URL('../../../tools/inbox.ts', import.meta.url));

/** Runs it on the deployed database, for which Wrangler answers that it has this schema. */
async function runInbox(schema: number, ...words: string[]) {
  const folder = openTempFolder();
  const wrangler = join(folder, 'wrangler-dist.mjs');
  // Wrangler's output for a statement, and a record of its arguments and of what `ps` shows.
  await writeFile(
    wrangler,
    `import { appendFileSync, readFileSync, statSync } from 'node:fs';
    const file = new URL(process.env.NODE_OPTIONS.split('--import=')[1]);
    const asked = process.argv.slice(2).join(' ');
    const listed = readFileSync('/proc/self/cmdline', 'utf8');
    const mode = (statSync(file).mode & 0o777).toString(8);
    appendFileSync('${folder}/calls', JSON.stringify({ asked, listed, mode, file: file.pathname }) + '\\n');
    console.log('[{"results":[{"schema":${schema},"position":0}],"success":true}]');`,
  );
  const npx = `#!/bin/sh\nexec "${process.execPath}" "${wrangler}" "$@"\n`;
  await writeFile(join(folder, 'npx'), npx, { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, [inbox, ...words], {
    env: { PATH: folder, DATABASE_URL: 'd1:remote' },
    encoding: 'utf8',
  });
  const calls = await readFile(join(folder, 'calls'), 'utf8');
  return {
    status,
    stderr,
    calls: z.array(callSchema).parse(calls.trim().split('\n').map(parseJson)),
  };
}

const callSchema = z.object({
  asked: z.string(),
  listed: z.string(),
  mode: z.string(),
  file: z.string(),
});

it('a command does not migrate the deployed schema or write to a newer one', async () => {
  const { status, stderr, calls } = await runInbox(99, 'resend', '--dead');
  expect(stderr).toMatch(
    /^The store has schema 99, but this program only knows \d+ and writes nothing\./,
  );
  expect(status).toBe(1);
  expect(calls.map(({ asked }) => asked).join()).toMatch(
    /^(?!.*(?:create table|insert|update)).*d1 execute stagemap --json --remote .* --command select/s,
  );
});

it.runIf(process.platform === 'linux')(
  'names and addresses stand neither in the list of processes nor in a file afterwards',
  async () => {
    const { calls } = await runInbox(1, 'erase', 'ada@example.org', '--dry-run');
    expect(calls.at(-1)?.asked).toContain("'ada@example.org'");
    for (const { listed, mode, file } of calls) {
      expect(listed).toContain('--json');
      expect(listed).not.toMatch(/select|ada@/);
      expect(mode).toBe('600');
      expect(existsSync(file)).toBe(false);
    }
  },
);

it('a statement that D1 would refuse is refused in a sentence', async () => {
  const { stderr } = await runInbox(1, 'erase', `${'a'.repeat(100_000)}@example.org`, '--dry-run');
  expect(stderr).toMatch(/^The database of the edge takes no more than 100 kB at once\./);
});

it('the inbox command refuses to back up the edge’s database', async () => {
  const { status, stderr } = await runInbox(1, 'backup', 'copy.sqlite');
  expect(stderr).toBe(
    'This command only copies SQLite stores. docs/operations/run.md describes the others.\n',
  );
  expect(status).toBe(1);
});
