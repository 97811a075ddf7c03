import { type Sql, sql } from './store.ts';

/** Place of a row in a list, which times order, and ids within a millisecond. */
export interface Cursor {
  time: number;
  id: string;
}

export function readCursor(text: string | undefined): Cursor | undefined {
  const [, time, id] = /^(\d+)_(.+)$/.exec(text ?? '') ?? [];
  return time === undefined || id === undefined ? undefined : { time: Number(time), id };
}

export function writeCursor({ time, id }: Cursor): string {
  return `${time}_${id}`;
}

/**
 * SQL condition: the row of these columns is before (`<`) or after a place in time. Databases look up
 * where a comparison of pairs begins; with `or` they pass over all rows from the list's end.
 */
export function isBeyond({ time, id }: Cursor, sign: Sql, columns: Record<keyof Cursor, Sql>): Sql {
  return sql`(${columns.time}, ${columns.id}) ${sign} (${time}, ${id})`;
}
