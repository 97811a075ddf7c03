import pg from 'pg';
import { codeOf, type Row, type Sql, type Store, toNumber } from '#app/server/store/store.ts';

const { Pool, types } = pg;

const BIGINT_OID = 20;
const MAX_CONNECTIONS = 10;
const CONNECT_MS = 3000;
const ANSWER_MS = 5000;
const LOCK_MS = 4000;
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 5;

/** Time limits of a transaction: a pooler refuses them as parameters of the connection. */
const BEGIN = `begin; set local statement_timeout = ${ANSWER_MS}; set local lock_timeout = ${LOCK_MS}`;

/**
 * A Postgres database that several instances share. It reconnects; each query has a timeout. Nothing
 * is kept in the session, because a pooler such as PgBouncer may change it with every transaction.
 */
export function openPostgresStore(connectionString: string): Store {
  const pool = new Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
    // By default bigints arrive as strings.
    types: {
      getTypeParser: (oid, format) =>
        oid === BIGINT_OID
          ? (text: string) => toNumber(BigInt(text))
          : types.getTypeParser(oid, format),
    },
  });
  // The pool replaces a connection that breaks; its statements fail by themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function run<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      // Postgres rolls back when the connection is closed.
      client.release(true);
      throw error;
    }
  }

  return {
    all: (statement) =>
      retryDeadlocks(() =>
        run(async (client) => {
          const [, { rows }] = await Promise.all([
            client.query(BEGIN),
            client.query(toQuery(statement)),
            // Rolls back if the statement has failed.
            client.query('commit'),
          ]);
          return rows;
        }),
      ),
    batch: (statements) =>
      retryDeadlocks(() =>
        run(async (client) => {
          const [, ...results] = await Promise.all([
            client.query(BEGIN),
            ...statements.map((statement) => client.query<Row>(toQuery(statement))),
          ]);
          // Not before all answers, so that nothing is stored after the caller was told of a timeout.
          await client.query('commit');
          return results.map(({ rows }) => rows);
        }),
      ),
    close: () => pool.end(),
  };
}

/** Postgres has rolled back the transaction, so it can run again. */
async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== DEADLOCK || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Unnamed, because a pooler may run the next statement on another connection. */
function toQuery({ text, values }: Sql): pg.QueryConfig {
  return { text, values };
}
