import type { Row, SqlValue, Statement, Store } from '#app/server/store/store.ts';

/** What we need of Cloudflare's D1. */
export interface D1Binding {
  prepare(sql: string): D1Prepared;
  batch(statements: D1Prepared[]): Promise<{ results: Row[] }[]>;
}

interface D1Prepared {
  bind(...parameters: SqlValue[]): D1Prepared;
  all(): Promise<{ results: Row[] }>;
}

/** The database on the edge. It lives as long as the binding; closing it is Cloudflare's business. */
export function openD1Store(database: D1Binding): Store {
  const prepare = ([sql, ...parameters]: Statement) => database.prepare(sql).bind(...parameters);
  return {
    all: async (...statement) => (await prepare(statement).all()).results,
    batch: async (statements) =>
      (await database.batch(statements.map(prepare))).map(({ results }) => results),
    close: async () => undefined,
  };
}
