import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTempFolder } from '../temp-folder';

/** Runs it on the deployed database, for which Wrangler answers that it has this schema. */
async function runInbox(schema: number, ...words: string[]) {
  const folder = openTempFolder();
  const wrangler = join(folder, 'wrangler-dist.mjs');
  // Wrangler's output for a statement, and a record of its arguments and of what `ps` shows.
  await writeFile(
    wrangler,
    `import { appendFileSync, readFileSync } from 'node:fs';
    const asked = process.argv.slice(2).join(' ');
    const listed = readFileSync('/proc/self/cmdline', 'utf8');
    appendFileSync('${folder}/calls', JSON.stringify({ asked, listed }) + '\\n');
    console.log('[{"results":[{"schema":${schema},"oldestWriter":"${schema}","position":0}],"success":true}]');`,
  );
  const npx = `#!/bin/sh\nexec "${process.execPath}" "${wrangler}" "$@"\n`;
  await writeFile(join(folder, 'npx'), npx, { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, ['tools/inbox.ts', ...words], {
    env: { PATH: folder, DATABASE_URL: 'd1:remote' },
    encoding: 'utf8',
  });
  const lines = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
  const calls: { asked: string; listed: string }[] = lines.map((line) => JSON.parse(line));
  return { status, stderr, calls };
}

it('a command does not migrate the deployed schema or write to a newer one', async () => {
  const { status, stderr, calls } = await runInbox(99, 'resend', '--dead');
  expect(stderr).toMatch(/^The store has schema 99, but this program only knows \d+ and writes/);
  expect(status).toBe(1);
  expect(calls.map(({ asked }) => asked).join()).toMatch(
    /^(?!.*(?:create table|insert|update)).*d1 execute stagemap --json --remote .* --command select/s,
  );
});

it.runIf(process.platform === 'linux')(
  'names and addresses do not stand in the list of processes',
  async () => {
    const { calls } = await runInbox(1, 'erase', 'ada@example.org', '--dry-run');
    expect(calls.at(-1)?.asked).toContain("'ada@example.org'");
    for (const { listed } of calls) {
      expect(listed).toContain('--json');
      expect(listed).not.toMatch(/select|ada@/);
    }
  },
);

it('what the database cannot do is refused in a sentence', async () => {
  const long = await runInbox(1, 'erase', `${'a'.repeat(100_000)}@example.org`);
  expect(long.stderr).toContain('The database of the edge takes no more than 100 kB');
  const copying = await runInbox(1, 'backup', 'copy.sqlite');
  expect(copying.stderr).toContain('Only SQLite stores are copied;');
});
