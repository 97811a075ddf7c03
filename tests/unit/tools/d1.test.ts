import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openShell } from './shell';

/** A shell on the deployed database, for which Wrangler answers that it has this schema. */
async function openRemoteShell(schema: number) {
  const { folder, call } = await openShell();
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
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('DATABASE_URL', 'd1:remote');
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  const readCalls = async (): Promise<{ asked: string; listed: string }[]> =>
    (await readFile(join(folder, 'calls'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  return { inbox: (...words: string[]) => call('inbox', words), readCalls };
}

it('a command does not migrate the deployed schema or write to a newer one', async () => {
  const { inbox, readCalls } = await openRemoteShell(99);
  await expect(inbox('resend', '--dead')).rejects.toThrow(
    /^The store has schema 99, but this program only knows \d+ and writes/,
  );
  expect((await readCalls()).map(({ asked }) => asked).join()).toMatch(
    /^(?!.*(?:create table|insert|update)).*d1 execute stagemap --json --remote .* --command select/s,
  );
});

it.runIf(process.platform === 'linux')(
  'names and addresses do not stand in the list of processes',
  async () => {
    const { inbox, readCalls } = await openRemoteShell(1);
    await inbox('erase', 'ada@example.org', '--dry-run').catch(() => undefined);
    const calls = await readCalls();
    expect(calls.at(-1)?.asked).toContain("'ada@example.org'");
    for (const { listed } of calls) {
      expect(listed).toContain('--json');
      expect(listed).not.toMatch(/select|ada@/);
    }
  },
);

it('what the database cannot do is refused in a sentence', async () => {
  const { inbox } = await openRemoteShell(1);
  await expect(inbox('erase', `${'a'.repeat(100_000)}@example.org`)).rejects.toThrow(
    'The database of the edge takes no more than 100 kB',
  );
  await expect(inbox('backup', 'copy.sqlite')).rejects.toThrow('Only SQLite stores are copied;');
});
