import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openTempFolder } from './temp-folder';

// What a clone on another machine needs, and what tests leave behind there.

it('Git keeps line ends on Windows too, since checks and files of the build compare bytes', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toContain('* text=auto eol=lf\n');
});

it('a server that a failed test did not stop ends with its process and removes its folder', async () => {
  const folder = openTempFolder();
  const preload = new URL('../integration/support/in-server.mjs', import.meta.url).href;
  const server = spawn(
    process.execPath,
    ['--import', preload, '-e', 'setInterval(() => {}, 1000); console.log("ready")'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  if (server.stdout) await once(server.stdout, 'data');
  // As it sees the end of its parent.
  server.disconnect();
  const [status] = await once(server, 'exit');
  expect(status).toBe(0);
  expect(existsSync(folder)).toBe(false);
});
