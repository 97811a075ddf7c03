import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '#tools/checks/programs.ts';
import { findFreePort } from '../../integration/support/provider.ts';

export interface RunningPostgres {
  /** For `DATABASE_URL`: a database of its own, empty. */
  createDatabase: () => Promise<string>;
  /** Ends it as a power cut would. */
  kill: () => void;
  start: () => void;
  stop: () => Promise<void>;
}

/** Postgres refuses to run as the superuser; the package brings a user. */
const OWNER = 'postgres';

/** A Postgres of the test's own, in a temporary folder, on loopback. */
export async function startPostgres(): Promise<RunningPostgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('There is no Postgres');
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'stagemap-postgres-'));
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');

  const call = (program: string, ...args: string[]) => {
    const path = join(programs, program);
    const isRoot = process.getuid?.() === 0;
    const [command, all] = isRoot ? ['runuser', ['-u', OWNER, '--', path, ...args]] : [path, args];
    // What it leaves running must not hold our output open.
    const { status } = spawnSync(command, all, { stdio: 'ignore', cwd: folder, timeout: 60_000 });
    if (status !== 0) throw new Error(`${program} ended with ${status}`);
  };
  const settings = [
    `-c listen_addresses=127.0.0.1 -p ${port}`,
    "-c unix_socket_directories='' -c max_connections=100",
  ];
  const start = () => {
    const log = join(folder, 'log');
    call('pg_ctl', '-D', data, '-w', '-t', '30', '-l', log, '-o', settings.join(' '), 'start');
  };
  const kill = () => call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');

  // German collation, as an owner here may have it: no statement may depend on it.
  const locale = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=de-DE'];
  call('initdb', '-D', data, '-U', 'stagemap', '--auth=trust', '--encoding=UTF8', ...locale);
  start();
  let count = 0;
  return {
    createDatabase: async () => {
      const client = new pg.Client(`postgres://stagemap@127.0.0.1:${port}/postgres`);
      await client.connect();
      const name = `test${count++}`;
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://stagemap@127.0.0.1:${port}/${name}`;
    },
    kill,
    start,
    stop: async () => {
      kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, OWNER], { encoding: 'utf8' }).stdout);
}
