import tag, { type Sql } from 'sql-template-tag';

export type { Sql };

/** Values that all three databases accept alike: no booleans, dates or `undefined`. */
type SqlValue = string | number | null;

/**
 * A value that is only selected or compared with null needs a cast. Postgres and literals cannot hold
 * U+0000; it becomes what lone surrogates become.
 */
export const sql = (strings: TemplateStringsArray, ...values: (SqlValue | Sql)[]): Sql =>
  tag(
    strings,
    ...values.map((value) =>
      typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value,
    ),
  );

/** Integers above 2^53 are bigints, because numbers of their size are not exact. */
export type Row = Record<string, unknown>;

export function toNumber(integer: bigint): number | bigint {
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : integer;
}

/**
 * The relational store (D36) in SQLite, Postgres or Cloudflare D1, which run the same statements.
 * @throws (`all` and `batch`) if the store cannot be reached or rejects a statement
 */
export interface Store {
  all(statement: Sql): Promise<Row[]>;
  /** Runs statements in one transaction; returns one result per statement. */
  batch(statements: readonly Sql[]): Promise<Row[][]>;
  close(): Promise<void>;
}

/** A fault that the operator can repair; the message says how and contains no stored data. */
export class StoreFaultError extends Error {
  readonly code: string;
  /** Whether stored data is damaged, which does not pass by itself. */
  readonly isDamage: boolean;

  constructor(code: string, message: string, isDamage = false) {
    super(message);
    this.code = code;
    this.isDamage = isDamage;
  }
}

/** An error's code or name, for the log; its message could contain stored data. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('errcode' in error) return `SQLite error ${String(error.errcode)}`;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return 'code' in error ? String(error.code) : error.name;
}
