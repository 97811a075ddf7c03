import pg from 'pg';
import type { Row, Sql, Store } from '#app/server/store/store.ts';

const { Pool, types } = pg;

const BIGINT_OID = 20;
const MAX_CONNECTIONS = 10;
const CONNECT_MS = 3000;
const ANSWER_MS = 5000;
const LOCK_MS = 4000;
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 5;

/** A Postgres database that several instances share. It reconnects; each query has a timeout. */
export function openPostgresStore(connectionString: string): Store {
  const pool = new Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    lock_timeout: LOCK_MS,
    keepAlive: true,
    // By default bigints arrive as strings; ours fit in a number.
    types: {
      getTypeParser: (oid, format) =>
        oid === BIGINT_OID ? Number : types.getTypeParser(oid, format),
    },
  });
  // The pool replaces a connection that breaks while idle.
  pool.on('error', () => undefined);

  async function runTransaction(statements: readonly Sql[]): Promise<Row[][]> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const results: Row[][] = [];
      for (const statement of statements) {
        results.push((await client.query(toQuery(statement))).rows);
      }
      await client.query('commit');
      client.release();
      return results;
    } catch (error) {
      // Postgres rolls back when the connection is closed.
      client.release(true);
      throw error;
    }
  }

  return {
    all: (statement) => retryDeadlocks(async () => (await pool.query(toQuery(statement))).rows),
    batch: (statements) => retryDeadlocks(() => runTransaction(statements)),
    close: () => pool.end(),
  };
}

/** Postgres has rolled back the transaction, so it can run again. */
async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!isDeadlock || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Names of prepared statements, which Postgres plans once per connection. */
const names = new Map<string, string>();

function toQuery({ text, values }: Sql) {
  // A statement without parameters may change the schema, which cannot be prepared.
  if (values.length === 0) return { text };
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return { name, text, values };
}
