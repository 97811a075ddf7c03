import { raw } from 'sql-template-tag';
import * as z from 'zod';
import type { Row, Sql } from './store.ts';

// Columns of rows that are listed: a value that cannot be read becomes an empty one, because one row must
// not hide the others (D36). SQLite stores any value in any column, and numbers above 2^53 are bigints.

/** The last and, negative, the first time that a date can have, in milliseconds since 1970. */
const LAST_TIME = 8.64e15;

export const text = z.string().catch('');
export const textOrNull = z.nullable(z.string()).catch(null);
export const numberOrNull = z.nullable(z.int()).catch(null);

/** A time out of range stays at its end of the list, so that a page begins after it. */
export const time = z
  .int()
  .min(-LAST_TIME)
  .max(LAST_TIME)
  .catch(({ value }) =>
    (typeof value === 'number' || typeof value === 'bigint') && value < 0 ? -LAST_TIME : LAST_TIME,
  );

export const number = z.int().catch(0);

/** The columns that a schema reads. */
export function listColumns({ shape }: z.ZodObject): Sql {
  return raw(Object.keys(shape).join());
}

/** Whether every column that was read is as it is stored. */
export function isUnchanged(read: object, row: Row): boolean {
  return Object.entries(read).every(([column, value]) => value === row[column]);
}
