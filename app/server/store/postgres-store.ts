import pg from 'pg';
import type { Statement, Store } from './store.ts';

const { Pool, types } = pg;

const BIGINT_OID = 20;
const MOST_CONNECTIONS = 10;
const CONNECT_MS = 3000;
const ANSWER_MS = 5000;
const LOCK_MS = 4000;

/** A Postgres that several instances share. It reconnects by itself; no question waits for ever. */
export function openPostgresStore(connectionString: string): Store {
  const pool = new Pool({
    connectionString,
    max: MOST_CONNECTIONS,
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

  return {
    all: async (...statement) => (await pool.query(toQuery(statement))).rows,
    batch: async (statements) => {
      const client = await pool.connect();
      let isBroken = true;
      try {
        await client.query('begin');
        const results = [];
        for (const statement of statements) {
          results.push((await client.query(toQuery(statement))).rows);
        }
        await client.query('commit');
        isBroken = false;
        return results;
      } finally {
        // The server rolls back what a closed connection leaves.
        client.release(isBroken);
      }
    },
    close: () => pool.end(),
  };
}

function toQuery([sql, ...values]: Statement) {
  return { text: sql.replaceAll(/\?(\d+)/g, '$$$1'), values };
}
