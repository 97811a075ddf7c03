import { spawnSync } from 'node:child_process';
import { run } from '../run.mjs';

/** Whether there is a `redis-server` for the tests of several instances. */
export function hasRedis(): boolean {
  return answers('redis-server');
}

/** Installs Debian's package where there is none and we may; the tests go without it elsewhere. */
export async function ensureRedis(): Promise<void> {
  if (hasRedis()) return;
  if (process.getuid?.() === 0 && answers('apt-get')) {
    process.stdout.write('installing redis-server … ');
    // A test starts its own; the package shall start none.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    await run('apt-get', ['update'], { output: 'kept' });
    const args = ['install', '-y', '--no-install-recommends', 'redis-server'];
    await run('apt-get', args, { env, output: 'kept' });
  }
  if (hasRedis()) return;
  console.log('no redis-server: the tests of several instances are SKIPPED');
}

function answers(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
}
