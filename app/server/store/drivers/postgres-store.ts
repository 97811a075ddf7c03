import pg from 'pg';
import type { Row, Statement, Store } from '#app/server/store/store.ts';

const { Pool, types } = pg;

const BIGINT_OID = 20;
const MAX_CONNECTIONS = 10;
const CONNECT_MS = 3000;
const ANSWER_MS = 5000;
const LOCK_MS = 4000;
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 5;

/** A Postgres that several instances share. It reconnects by itself; no question waits for ever. */
export function openPostgresStore(connectionString: string): Store {
  const pool = new Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    lock_timeout: LOCK_MS,
    keepAlive: true,
    // Whole numbers come as texts otherwise, as they might not fit; ours do.
    types: {
      getTypeParser: (oid, format) =>
        oid === BIGINT_OID ? Number : types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks while idle is replaced by the next question.
  pool.on('error', () => undefined);

  async function runTransaction(statements: readonly Statement[]): Promise<Row[][]> {
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
    all: (...statement) => again(async () => (await pool.query(toQuery(statement))).rows),
    batch: (statements) => again(() => runTransaction(statements)),
    close: () => pool.end(),
  };
}

/** Two that wait for each other: one was sent away, with nothing done, and comes again. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!isDeadlock || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** What is asked again and again is planned once for each connection. */
const names = new Map<string, string>();

function toQuery([sql, ...values]: Statement) {
  // Parameters as Postgres writes them.
  const text = sql.replaceAll(/\?(\d+)/g, '$$$1');
  // Without parameters it may be a change of the schema, which has no plan.
  if (values.length === 0) return { text };
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return { name, text, values };
}
