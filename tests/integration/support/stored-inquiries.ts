import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, toEntry } from '#app/server/inquiries/list.ts';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store.ts';
import { type Store, sql } from '#app/server/store/store.ts';
import { listAllInquiries } from '../../all-inquiries.ts';

/** Inquiries in the store of the server that runs in this folder. */
export async function readInquiries(folder: string): Promise<Entry[]> {
  const inquiries = await withStore(folder, listAllInquiries);
  return (inquiries ?? []).map(toEntry);
}

/** Marks all waiting deliveries as dead. */
export async function markDeliveriesDead(folder: string): Promise<void> {
  await withStore(folder, (store) =>
    store.all(sql`update deliveries set state = 'dead' where state = 'waiting'`),
  );
}

async function withStore<T>(folder: string, work: (store: Store) => Promise<T>) {
  const file = join(folder, '.data', 'stagemap.sqlite');
  if (!existsSync(file)) return undefined;
  const store = await openSqliteStore(file);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
