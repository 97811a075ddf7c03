import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/** SQLite copies all at once, whatever other processes write meanwhile. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the store's file while a server runs, and puts the copy in the place of the one before once
 * it is complete.
 * @throws Error when it cannot be copied; the copy before is still there
 */
export async function backUp(file: string, copy: string): Promise<void> {
  if (isSameFile(file, copy)) throw new Error(`${copy} is the store itself.`);
  // Beside it, since a file moves in one step within a disk only.
  const unfinished = `${copy}.${crypto.randomUUID()}`;
  try {
    // No other user of the machine reads inquiries.
    closeSync(openSync(unfinished, 'wx', 0o600));
    const database = new DatabaseSync(file);
    try {
      requireUndamaged(database);
      await backup(database, unfinished, { rate: ALL_PAGES });
    } finally {
      database.close();
    }
    renameSync(unfinished, copy);
  } catch (error) {
    for (const rest of [unfinished, `${unfinished}-journal`]) rmSync(rest, { force: true });
    throw error;
  }
}

/** A copy of a damaged store must not take the place of a good one. */
function requireUndamaged(database: DatabaseSync): void {
  const [found] = database.prepare('pragma quick_check(1)').all();
  if (found?.quick_check !== 'ok') throw new Error('The store is damaged.');
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}
