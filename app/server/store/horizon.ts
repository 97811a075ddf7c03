import { type Sql, sql } from './store.ts';

/** Name of the setting with the time up to which the retention has been applied. */
export const HORIZON = 'retention horizon';

/** SQL expression for the horizon, which rows store, because their age begins no earlier (D50). */
export const STORED_HORIZON = sql`(select cast(value as bigint) from settings where name = ${HORIZON})`;

/** SQL condition: a row is older than a time, also if the clock was behind. */
export function isOlder(column: Sql, time: number): Sql {
  return sql`${column} < ${time} and coalesce(horizon, 0) < ${time}`;
}
