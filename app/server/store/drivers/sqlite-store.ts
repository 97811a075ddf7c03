import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, type Row, type Statement, type Store } from '#app/server/store/store.ts';

/** Waiting inside SQLite holds up the whole process, so most of it happens outside. */
const WAIT_INSIDE_MS = 20;
const MOST_WAIT_MS = 5000;
const BUSY = 5;
const READING = /^\s*(?:select|pragma)\b/i;
/** For tests: a store that ends with its connection. */
const IN_MEMORY = ':memory:';

interface Waiting {
  statements: readonly Statement[];
  resolve: (results: Row[][]) => void;
  reject: (error: unknown) => void;
}

/**
 * A file of this machine, which several processes may share. A commit is on disk when it is
 * acknowledged; what arrives in the same moment shares one, so that many cost little more than one.
 * @throws Error with a sentence for the operator when it cannot be written
 */
export async function openSqliteStore(file: string): Promise<Store> {
  const database = await openOrExplain(file);
  const prepared = new Map<string, StatementSync>();
  let waiting: Waiting[] = [];

  function run([sql, ...parameters]: Statement): Row[] {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known.all(...parameters);
  }

  /** In one transaction, each in one piece; returns how to tell each what became of it. */
  function runTogether(group: readonly Waiting[]): (() => void)[] {
    database.exec('begin immediate');
    try {
      const tells = group.map(({ statements, resolve, reject }) => {
        database.exec('savepoint one');
        try {
          const results = statements.map(run);
          database.exec('release one');
          return () => resolve(results);
        } catch (error) {
          // A full disk may have ended the whole transaction.
          if (!database.isTransaction) throw error;
          database.exec('rollback to one; release one');
          return () => reject(error);
        }
      });
      database.exec('commit');
      return tells;
    } finally {
      if (database.isTransaction) database.exec('rollback');
    }
  }

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      for (const tell of await whenFree(() => runTogether(group))) tell();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  const write = (statements: readonly Statement[]): Promise<Row[][]> =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void flush());
    });

  return {
    all: async (...statement) =>
      READING.test(statement[0])
        ? whenFree(() => run(statement))
        : (await write([statement])).flat(),
    batch: write,
    // At once where nothing waits: a process that ends waits for no promise.
    close: async () => {
      if (waiting.length > 0) await flush();
      database.close();
    },
  };
}

async function openOrExplain(file: string): Promise<DatabaseSync> {
  try {
    if (file !== IN_MEMORY) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      // No other user of the machine reads inquiries.
      closeSync(openSync(file, 'a', 0o600));
    }
    const database = new DatabaseSync(file, { timeout: WAIT_INSIDE_MS });
    // Of several that start at once some are told "busy" whatever the timeout.
    await whenFree(() => database.exec('pragma journal_mode = wal'));
    database.exec('pragma synchronous = full');
    return database;
  } catch (error) {
    throw new Error(explainUnwritable(file, error));
  }
}

/** What an operator can do about a file that cannot be written. */
export function explainUnwritable(file: string, error: unknown): string {
  return (
    `The store ${file} cannot be written (${codeOf(error)}). ` +
    'Let this user write to its folder, or name another file: DATABASE_URL=file:…'
  );
}

/** Another process may be writing; it is asked again until it has finished. */
async function whenFree<T>(work: () => T): Promise<T> {
  const end = performance.now() + MOST_WAIT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await sleep(2 + Math.random() * 10);
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 255) === BUSY;
}
