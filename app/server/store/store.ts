/** What all three databases take alike: no booleans, dates or `undefined`. */
export type SqlValue = string | number | null;

/** Parameters are written `?1`, `?2`; one that is only selected or compared with null is cast. */
export type Statement = readonly [sql: string, ...parameters: SqlValue[]];

export type Row = Record<string, unknown>;

/**
 * The one relational store (D36), in Node's own SQLite, Postgres or Cloudflare's D1. The same
 * statements run on all three, each atomic by itself or part of a fixed batch.
 * @throws (both) when the store cannot be reached or refuses
 */
export interface Store {
  all(...statement: Statement): Promise<Row[]>;
  /** All or nothing; one result a statement. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  close(): Promise<void>;
}

/** The operator can put this right: the message says how, and repeats nothing that is stored. */
export class StoreFaultError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** An error's code or name, for the log; its message could repeat what was stored. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('errcode' in error) return `SQLite error ${String(error.errcode)}`;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return 'code' in error ? String(error.code) : error.name;
}
