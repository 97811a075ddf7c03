import { existsSync } from 'node:fs';
import { listUnreadVariables, readEnvironment } from '#app/server/environment.ts';
import { loadSecretFiles } from '#app/server/secret-files.ts';
import { findSqliteFile, formatStoreLocation, openStore } from '#app/server/store/open-store.ts';
import { codeOf, type Store, StoreFaultError } from '#app/server/store/store.ts';

export interface OpenedStore {
  store: Store;
  /** Location without user name and password. */
  place: string;
}

/**
 * Opens the store that `DATABASE_URL` names: the server's, or the edge's (`d1:local`, `d1:remote`).
 * Only the server creates an SQLite file, so that a mistyped address is noticed.
 * @throws Error with a sentence for the operator if it cannot be used now
 */
export async function openCommandStore(): Promise<OpenedStore> {
  for (const line of listUnreadVariables(process.env)) console.error(line);
  loadSecretFiles(process.env);
  const { DATABASE_URL: url = '' } = process.env;
  if (isOnEdge(url)) {
    const { openD1 } = await import('./d1.ts');
    return { store: await openD1(url), place: `the database of the edge (${url})` };
  }
  const { DATABASE_URL } = readEnvironment(process.env);
  const place = formatStoreLocation(DATABASE_URL);
  const file = findSqliteFile(DATABASE_URL);
  if (file !== undefined && !existsSync(file)) {
    throw new Error(
      `There is no store ${file}. Check DATABASE_URL, or start the site, which creates it.`,
    );
  }
  const store = await openStore(DATABASE_URL, () => undefined);
  try {
    await store.touch();
  } catch (error) {
    await store.close();
    if (error instanceof StoreFaultError) throw error;
    throw new Error(`The store ${place} cannot be used now (${codeOf(error)}).`);
  }
  return { store, place };
}

export function isOnEdge(url: string | undefined): boolean {
  return url?.startsWith('d1:') ?? false;
}
