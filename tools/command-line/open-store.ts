import { existsSync } from 'node:fs';
import { listUnreadVariables, readEnvironment } from '#app/server/environment.ts';
import { loadSecretFiles } from '#app/server/secret-files.ts';
import { createStaffContext, type StaffContext } from '#app/server/staff/staff-context.ts';
import { findSqliteFile, formatStoreLocation, openStoreNow } from '#app/server/store/open-store.ts';

export interface OpenedStore extends StaffContext {
  /** Location without user name and password. */
  place: string;
  /** The file of an SQLite store. */
  file?: string | undefined;
}

/**
 * Opens the store that `DATABASE_URL` names: the server's, or the edge's (`d1:local`, `d1:remote`).
 * Only the server creates an SQLite file, so that a mistyped address is noticed.
 * @throws Error with a sentence for the operator if it cannot be used now
 */
export async function openCommandStore(): Promise<OpenedStore> {
  for (const line of listUnreadVariables(process.env)) console.error(line);
  loadSecretFiles(process.env);
  const { DATABASE_URL: url = '', ...others } = process.env;
  const isEdge = url.startsWith('d1:');
  const environment = readEnvironment(isEdge ? others : process.env);
  const opened = isEdge
    ? { store: await (await import('./d1.ts')).openD1(url), place: `the edge's database (${url})` }
    : await openOwn(environment.DATABASE_URL);
  const port = url === 'd1:remote' ? undefined : environment.PORT;
  return { ...opened, ...createStaffContext(environment, opened.store, port) };
}

async function openOwn(url: string) {
  const file = findSqliteFile(url);
  if (file !== undefined && !existsSync(file)) {
    throw new Error(
      `There is no store ${file}. Check DATABASE_URL, or start the site, which creates it.`,
    );
  }
  return { store: await openStoreNow(url), place: formatStoreLocation(url), file };
}
