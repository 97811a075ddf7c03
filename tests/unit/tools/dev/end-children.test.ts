import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'vitest';

/** Stands in for the development server, whose child has a child. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.on('data', (pid) => console.log(child.pid, String(pid).trim()));
  setInterval(() => {}, 1000);
`;

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe
  .skipIf(process.platform === 'win32')
  .concurrent('a child of the development server', () => {
    it.for(['SIGINT', 'SIGHUP', 'exit', 'disconnect'] as const)(
      'ends with its parent: %s',
      async (how, { expect }) => {
        const source =
          how === 'exit' ? `${PARENT}process.on('SIGTERM', () => process.exit(0));` : PARENT;
        const parent = spawn(
          process.execPath,
          ['--import', './tools/dev/end-children.mjs', '-e', source],
          {
            stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
          },
        );
        const [line] = parent.stdout ? await once(parent.stdout, 'data') : [''];
        const pids = String(line).trim().split(' ').map(Number);
        expect(pids).toHaveLength(2);
        expect(pids.map(isThere)).toEqual([true, true]);
        const ended = once(parent, 'exit');
        if (how === 'disconnect') parent.disconnect();
        else parent.kill(how === 'exit' ? 'SIGTERM' : how);
        await ended;
        await expect.poll(() => pids.filter(isThere), { timeout: 5000 }).toEqual([]);
      },
    );
  });
