import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '#tools/checks/programs.ts';
import { findFreePort } from '../../integration/support/provider.ts';

export interface RunningPostgres {
  /** For `createDatabaseIn`. */
  origin: string;
  /** For `DATABASE_URL`: an empty database. */
  createDatabase: () => Promise<string>;
  /** Ends it as a power cut would. */
  kill: () => void;
  start: () => void;
  stop: () => Promise<void>;
}

/** Postgres refuses to run as the superuser; the package brings a user. */
const OWNER = 'postgres';

/** Starts a Postgres in a temporary folder, on loopback. */
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
    // Processes that it leaves running must not hold our output open.
    const { status } = spawnSync(command, all, { stdio: 'ignore', cwd: folder, timeout: 240_000 });
    if (status !== 0) throw new Error(`${program} ended with ${status}`);
  };
  const settings = [
    `-c listen_addresses=127.0.0.1 -p ${port}`,
    "-c unix_socket_directories='' -c max_connections=300",
    // Only processes are ended here, never the machine.
    '-c fsync=off',
  ];
  const start = () => {
    const log = join(folder, 'log');
    call('pg_ctl', '-D', data, '-w', '-t', '120', '-l', log, '-o', settings.join(' '), 'start');
  };
  const kill = () => call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');

  // German collation, as an owner here may have it: no statement may depend on it.
  const locale = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=de-DE'];
  call(
    'initdb',
    '-D',
    data,
    '-U',
    'stagemap',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
    ...locale,
  );
  start();
  const origin = `postgres://stagemap@127.0.0.1:${port}`;
  return {
    origin,
    createDatabase: () => createDatabaseIn(origin),
    kill,
    start,
    stop: async () => {
      kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database for `DATABASE_URL` in the Postgres at this origin. */
export async function createDatabaseIn(origin: string): Promise<string> {
  const client = new pg.Client(`${origin}/postgres`);
  await client.connect();
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name}`);
  await client.end();
  return `${origin}/${name}`;
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, OWNER], { encoding: 'utf8' }).stdout);
}
