import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listInquiries } from '#app/server/store/inquiries.ts';
import { openSqliteStore } from '#app/server/store/sqlite-store.ts';
import { describeEntry, type Entry } from '#tools/inbox/entry.ts';

/** What the store of a server in this folder holds. */
export async function readKept(folder: string): Promise<Entry[]> {
  const file = join(folder, '.data', 'stagemap.sqlite');
  if (!existsSync(file)) return [];
  const store = await openSqliteStore(file);
  try {
    return (await listInquiries(store)).map(describeEntry);
  } finally {
    await store.close();
  }
}
