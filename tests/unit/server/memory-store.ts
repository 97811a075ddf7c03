import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { openReadyStore, type ReadyStore } from '#app/server/store/ready-store';
import type { Store } from '#app/server/store/store';

/** A store of a test's own, which ends with it; `goes` and `comes` are what happens to its disk. */
export async function openMemoryStore(): Promise<
  ReadyStore & { goes: () => void; comes: () => void }
> {
  const store = await openSqliteStore(':memory:');
  let isGone = false;
  const ask = <T>(question: () => Promise<T>): Promise<T> =>
    isGone
      ? Promise.reject(Object.assign(new Error('Ada Lovelace'), { code: 'ENOSPC' }))
      : question();
  const fragile: Store = {
    all: (...statement) => ask(() => store.all(...statement)),
    batch: (statements) => ask(() => store.batch(statements)),
    close: () => store.close(),
  };
  return {
    ...openReadyStore(fragile, () => undefined),
    goes: () => {
      isGone = true;
    },
    comes: () => {
      isGone = false;
    },
  };
}
