import { spawnSync } from 'node:child_process';
import { run } from '../run.mjs';

/** Where there is no line to Debian, what is there has to do. */
const TIMEOUT_SECONDS = 240;

/** Whether there is such a program; some systems hold one that only says how to install it. */
export function answers(program: string, argument = '--version'): boolean {
  return spawnSync(program, [argument], { timeout: 20_000 }).status === 0;
}

/** Whether this user may install packages here. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && answers('apt-get');
}

/** Installs Debian's packages where we may; whether that has worked, the caller sees. */
export async function tryToInstall(...packages: readonly string[]): Promise<void> {
  if (packages.length === 0 || !mayInstall()) return;
  process.stdout.write(`installing ${packages.join(', ')} … `);
  // Tests start their own; a package shall start no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, output: 'kept', limitSeconds: TIMEOUT_SECONDS } as const;
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
