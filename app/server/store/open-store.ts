import { StoreFileError } from './drivers/file-faults.ts';
import { isRead, openSqliteStore, readSqliteFile } from './drivers/sqlite-store.ts';
import { StoreTooNewError } from './migrations.ts';
import { openReadyStore, type ReadyStore } from './ready-store.ts';
import { codeOf, type Row, type Sql, type Store, StoreFaultError } from './store.ts';

/** Errors of a Postgres server that may become reachable; others need the operator. */
const UNREACHABLE =
  /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|57P0[1-3]|53300|Error)$/;

type Log = Parameters<typeof openReadyStore>[1];

/**
 * Opens and migrates the store that `DATABASE_URL` names. The server also starts without it: what may
 * pass is retried on each use, a file that can be read is read, a damaged one is left untouched.
 * @throws Error with a sentence for the operator if the store cannot be used
 */
export async function openStore(url: string, log?: Log): Promise<ReadyStore> {
  try {
    return await openUsableStore(url, log, mayServeWith);
  } catch (error) {
    if (!(error instanceof StoreFileError)) throw error;
    const file = fileOf(url);
    if (!error.isDamage && !error.mayPass && !canRead(file)) throw error;
    const open = error.isDamage ? () => Promise.reject(error) : () => openDriver(url);
    const store = openReadyStore(createLateStore(open, file), log);
    await store.check();
    return store;
  }
}

/** Whether the server serves with this fault of an opened store. */
function mayServeWith(error: unknown): boolean {
  if (error instanceof StoreFileError) return true;
  return error instanceof StoreTooNewError || UNREACHABLE.test(codeOf(error));
}

function canRead(file: string): boolean {
  try {
    return readSqliteFile(file, []).length === 0;
  } catch {
    return false;
  }
}

/**
 * Opens the store for a command, which needs it now.
 * @throws Error with a sentence for the operator
 * @public used by commands
 */
export function openStoreNow(url: string): Promise<ReadyStore> {
  return openUsableStore(
    url,
    () => undefined,
    () => false,
  );
}

/** @param mayPass whether the server waits until an error has passed */
async function openUsableStore(
  url: string,
  log: Log,
  mayPass: (error: unknown) => boolean,
): Promise<ReadyStore> {
  const store = openReadyStore(await openDriver(url), log);
  try {
    await store.touch();
  } catch (error) {
    if (mayPass(error)) {
      await store.check();
      return store;
    }
    await store.close();
    if (error instanceof StoreFaultError) throw error;
    throw new Error(
      `The store ${formatStoreLocation(url)} cannot be used (${codeOf(error)}). Check DATABASE_URL.`,
    );
  }
  return store;
}

/**
 * Tries to open the store with each statement, and reads the file until that succeeds. A damaged
 * file cannot be opened, but perhaps read.
 */
function createLateStore(open: () => Promise<Store>, file: string): Store {
  let opened: Store | undefined;
  let opening: Promise<Store> | undefined;
  const use = async (): Promise<Store> => {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    opened = await opening;
    return opened;
  };
  const batch = async (statements: readonly Sql[]): Promise<Row[][]> => {
    try {
      return await (await use()).batch(statements);
    } catch (error) {
      if (opened || !statements.every(isRead) || !canRead(file)) throw error;
      return readSqliteFile(file, statements);
    }
  };
  return {
    all: async (statement) => (await batch([statement])).flat(),
    batch,
    // Closes in this tick, because a process that exits awaits no promise.
    close: async () => opened?.close(),
  };
}

async function openDriver(url: string): Promise<Store> {
  if (!isPostgres(url)) return openSqliteStore(fileOf(url));
  // Loaded on demand: servers with SQLite do not need it.
  const { openPostgresStore } = await import('./drivers/postgres-store.ts');
  return openPostgresStore(url);
}

/** Location of the store without user name and password. */
export function formatStoreLocation(url: string): string {
  if (!isPostgres(url)) return fileOf(url);
  const { host, pathname } = new URL(url);
  return `Postgres ${host}${pathname}`;
}

/**
 * The file of an SQLite store; undefined for Postgres.
 * @public used by commands
 */
export function findSqliteFile(url: string): string | undefined {
  return isPostgres(url) ? undefined : fileOf(url);
}

function isPostgres(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

function fileOf(url: string): string {
  return url.replace(/^file:(?:\/\/)?/, '');
}
