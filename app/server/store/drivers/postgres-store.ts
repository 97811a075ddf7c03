import pg from 'pg';
import type { Row, Statement, Store } from '#app/server/store/store.ts';
import { groupWrites } from './group-writes.ts';
import { PostgresBatch, toPostgres } from './postgres-batch.ts';

const { DatabaseError, Pool, types } = pg;

const BIGINT_OID = 20;
const MOST_CONNECTIONS = 10;
/** The others are left to questions. */
const MOST_WRITERS = 4;
const MOST_TOGETHER = 20;
const CONNECT_MS = 3000;
const ANSWER_MS = 5000;
const LOCK_MS = 4000;
const DEADLOCK = '40P01';
const MOST_ATTEMPTS = 5;

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

  async function run(statements: readonly Statement[]): Promise<Row[][]> {
    const client = await pool.connect();
    try {
      const results = await client.query(new PostgresBatch(statements, readValue)).done;
      client.release();
      return results;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  const write = groupWrites({
    mostWriters: MOST_WRITERS,
    mostTogether: MOST_TOGETHER,
    run,
    // What Postgres itself refuses it has rolled back; of a broken connection that is not known.
    isUndone: (error) => error instanceof DatabaseError,
  });

  return {
    all: (...statement) => again(async () => (await pool.query(toQuery(statement))).rows),
    batch: (statements) => again(() => write(statements)),
    close: () => pool.end(),
  };
}

function readValue(text: string, typeId: number): unknown {
  return typeId === BIGINT_OID ? Number(text) : types.getTypeParser(typeId, 'text')(text);
}

/** Two that wait for each other: one was sent away, with nothing done, and comes again. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!isDeadlock || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** What is asked again and again is planned once for each connection. */
const names = new Map<string, string>();

function toQuery([sql, ...values]: Statement) {
  const text = toPostgres(sql);
  // Without parameters it may be a change of the schema, which has no plan.
  if (values.length === 0) return { text };
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return { name, text, values };
}
