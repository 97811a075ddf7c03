import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Copies the store's file, also while a server runs, and replaces the previous copy when the new one
 * is complete. It holds the rows only, no pages of erased ones.
 * @throws Error if the file cannot be copied; the previous copy stays
 */
export function backUp(file: string, copy: string): void {
  if (isSameFile(file, copy)) throw new Error(`${copy} is the store itself.`);
  // In the same folder, because a rename is atomic only within a file system.
  const unfinished = `${copy}.${crypto.randomUUID()}`;
  try {
    // Other users of the machine must not read inquiries.
    closeSync(openSync(unfinished, 'wx', 0o600));
    const database = new DatabaseSync(file);
    try {
      requireUndamaged(database);
      database.prepare('vacuum into ?').run(unfinished);
    } finally {
      database.close();
    }
    syncFile(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    for (const rest of [unfinished, `${unfinished}-journal`]) rmSync(rest, { force: true });
    throw error;
  }
}

/** SQLite does not wait until a vacuumed copy is on disk. */
function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** A copy of a damaged store must not replace a good copy. */
function requireUndamaged(database: DatabaseSync): void {
  const [found] = database.prepare('pragma quick_check(1)').all();
  if (found?.quick_check !== 'ok') throw new Error('The store is damaged and was not copied.');
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}
