import { DamagedStoreError, explainUnwritable, openSqliteStore } from './drivers/sqlite-store.ts';
import { StoreTooNewError } from './migrations.ts';
import { openReadyStore, type ReadyStore } from './ready-store.ts';
import { codeOf, type Store } from './store.ts';

/** What a Postgres that is only late says; everything else is the operator's to put right. */
const UNREACHABLE =
  /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|57P0[1-3]|53300|Error)$/;

type Log = Parameters<typeof openReadyStore>[1];

/**
 * The store that `DATABASE_URL` names, migrated. A Postgres that cannot be reached holds nothing up:
 * it is asked again and again. A damaged SQLite file holds nothing up either, and is left alone.
 * @throws Error with a sentence for the operator when it cannot be used
 */
export async function openStore(url: string, log?: Log): Promise<ReadyStore> {
  try {
    return await openUsableStore(url, log);
  } catch (error) {
    if (!(error instanceof DamagedStoreError)) throw error;
    const store = openReadyStore(createRefusingStore(error), log);
    await store.check();
    return store;
  }
}

async function openUsableStore(url: string, log: Log): Promise<ReadyStore> {
  const store = openReadyStore(await openDriver(url), log);
  try {
    await store.touch();
  } catch (error) {
    if (error instanceof StoreTooNewError || (isPostgres(url) && UNREACHABLE.test(codeOf(error)))) {
      await store.check();
      return store;
    }
    await store.close();
    if (error instanceof DamagedStoreError) throw error;
    throw new Error(
      isPostgres(url)
        ? `The store ${formatStoreLocation(url)} cannot be used (${codeOf(error)}). Check DATABASE_URL.`
        : explainUnwritable(fileOf(url), error),
    );
  }
  return store;
}

/** In place of a store that must not be written to. */
function createRefusingStore(reason: Error): Store {
  const refuse = () => Promise.reject(reason);
  return { all: refuse, batch: refuse, close: async () => undefined };
}

async function openDriver(url: string): Promise<Store> {
  if (!isPostgres(url)) return openSqliteStore(fileOf(url));
  // A single machine need not load it.
  const { openPostgresStore } = await import('./drivers/postgres-store.ts');
  return openPostgresStore(url);
}

/** Where the store is, without name or password. */
export function formatStoreLocation(url: string): string {
  if (!isPostgres(url)) return fileOf(url);
  const { host, pathname } = new URL(url);
  return `Postgres ${host}${pathname}`;
}

/**
 * The file of an SQLite store; undefined for a Postgres.
 * @public used by `npm run inbox`
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
