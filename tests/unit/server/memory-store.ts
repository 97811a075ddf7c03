import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { openReadyStore, type ReadyStore } from '#app/server/store/ready-store';
import type { Store } from '#app/server/store/store';

/** A store in memory for one test; `fail` and `recover` simulate a full disk. */
export async function openMemoryStore(): Promise<
  ReadyStore & { fail: () => void; recover: () => void }
> {
  const store = await openSqliteStore(':memory:');
  let isFailing = false;
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    isFailing
      ? Promise.reject(Object.assign(new Error('Ada Lovelace'), { code: 'ENOSPC' }))
      : work();
  const fragile: Store = {
    all: (statement) => run(() => store.all(statement)),
    batch: (statements) => run(() => store.batch(statements)),
    close: () => store.close(),
  };
  return {
    ...openReadyStore(fragile, () => undefined),
    fail: () => {
      isFailing = true;
    },
    recover: () => {
      isFailing = false;
    },
  };
}
