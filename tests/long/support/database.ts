import { inject } from 'vitest';
import { createDatabaseIn } from './postgres.ts';

/** Creates an empty database for `DATABASE_URL` in the run's Postgres. */
export async function createDatabase(): Promise<string> {
  const origin = inject('postgres');
  if (origin === undefined) throw new Error('There is no Postgres');
  return createDatabaseIn(origin);
}
