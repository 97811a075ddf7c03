import type { Row, Sql, Store } from '#app/server/store/store.ts';

/** The part of Cloudflare's D1 that the store uses. */
export interface D1Binding {
  prepare(sql: string): D1Prepared;
  batch(statements: D1Prepared[]): Promise<{ results: Row[] }[]>;
}

interface D1Prepared {
  bind(...parameters: unknown[]): D1Prepared;
  all(): Promise<{ results: Row[] }>;
}

/** The database on the edge. Cloudflare closes it. */
export function openD1Store(database: D1Binding): Store {
  const prepare = ({ sql, values }: Sql) => database.prepare(sql).bind(...values);
  return {
    all: async (statement) => (await prepare(statement).all()).results,
    batch: async (statements) =>
      (await database.batch(statements.map(prepare))).map(({ results }) => results),
    close: async () => undefined,
  };
}
