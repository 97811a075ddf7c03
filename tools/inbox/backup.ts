import { closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/** SQLite copies all at once, whatever other processes write meanwhile. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the store's file while a server runs; the copy is complete in itself.
 * @throws Error when there is such a file already
 */
export async function backUp(file: string, copy: string): Promise<void> {
  // No other user of the machine reads inquiries.
  closeSync(openSync(copy, 'wx', 0o600));
  const database = new DatabaseSync(file);
  try {
    await backup(database, copy, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
}
