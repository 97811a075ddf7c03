import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openTempFolder } from './temp-folder';

// A clone on another machine has all it needs, and tests leave nothing behind.

interface Lockfile {
  packages: Record<string, { dependencies?: object; optionalDependencies?: object }>;
}

// npm sometimes leaves out the builds for other platforms, and npm ci fails on such a lockfile.
it('the lockfile contains every dependency of its packages, including optional ones', () => {
  const { packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const isNamed = (from: string, name: string): boolean => {
    if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true;
    return from !== '' && isNamed(from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
  };
  const holes = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isNamed(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(holes).toEqual([]);
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
