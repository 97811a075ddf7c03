import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { findPgBouncer } from '#tools/checks/programs';
import { findFreePort } from '../../integration/support/provider';

/**
 * Starts PgBouncer before the run's Postgres.
 * @param connections at most so many go to a database
 */
export async function startPgBouncer(mode: 'transaction' | 'session', connections: number) {
  const { port: postgres, username } = new URL(inject('postgres') ?? 'postgres:');
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-pgbouncer-'));
  chmodSync(folder, 0o755);
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${postgres}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${connections}
`,
  );
  // It refuses to run as the superuser.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const bouncer = spawn(findPgBouncer() ?? '', [...user, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(bouncer, 'exit');
  let output = '';
  bouncer.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await vi.waitFor(() => {
    if (!output.includes('process up')) throw new Error(`PgBouncer does not start: ${output}`);
  }, 60_000);
  return {
    /** The address of a database through it. */
    route: (url: string) => url.replace(`:${postgres}/`, `:${port}/`),
    stop: async () => {
      bouncer.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
