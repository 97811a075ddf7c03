import { chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { codeOf, type Row, type Sql, type Store, toNumber } from '#app/server/store/store.ts';
import { explainFileFault, readCodes } from './file-faults.ts';

/** SQLite blocks the process while it waits for a lock, so most waiting is done outside. */
const WAIT_INSIDE_MS = 20;
const MAX_WAIT_MS = 5000;
const BUSY = 5;
const READ_STATEMENT = /^\s*(?:select|pragma)\b/i;
const DELETE_STATEMENT = /^\s*delete\b/i;
const EMPTY_AGAIN_MS = 1000;
/** For tests. */
const IN_MEMORY = ':memory:';

interface Prepared {
  all(...values: unknown[]): Row[];
  setReadBigInts(enabled: boolean): void;
}

interface Waiting {
  statements: readonly Sql[];
  resolve: (results: Row[][]) => void;
  reject: (error: unknown) => void;
}

/**
 * An SQLite file, which several processes may share. A resolved write is on disk; writes of the same
 * moment share one commit, because each commit waits for the disk.
 * @throws StoreFileError with a sentence for the operator if the file cannot be written
 */
export async function openSqliteStore(file: string): Promise<Store> {
  const database = await openOrExplain(file);
  const run = createRunner(database);
  let waiting: Waiting[] = [];

  /** Runs all batches in one transaction, each atomic; returns what settles their promises. */
  function runBatches(group: readonly Waiting[]): (() => void)[] {
    database.exec('begin immediate');
    try {
      const settlers = group.map(({ statements, resolve, reject }) => {
        database.exec('savepoint one');
        try {
          const results = statements.map(run);
          database.exec('release one');
          return () => resolve(results);
        } catch (error) {
          // A full disk may have ended the whole transaction.
          if (!database.isTransaction) throw error;
          database.exec('rollback to one; release one');
          return () => reject(explainFileFault(file, error));
        }
      });
      database.exec('commit');
      return settlers;
    } finally {
      if (database.isTransaction) database.exec('rollback');
    }
  }

  /** Deleted rows must not stay readable in the write-ahead log. */
  let emptying: NodeJS.Timeout | undefined;
  function emptyLog(): void {
    clearTimeout(emptying);
    if (!database.isOpen) return;
    try {
      const [done] = database.prepare('pragma wal_checkpoint(truncate)').all();
      if (done?.busy === 0) return;
    } catch {
      // For example a full disk; the rows are deleted and the log is emptied later.
    }
    emptying = setTimeout(emptyLog, EMPTY_AGAIN_MS).unref();
  }

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      const settlers = await whenFree(() => runBatches(group));
      const all = group.flatMap(({ statements }) => statements);
      if (all.some(({ sql }) => DELETE_STATEMENT.test(sql))) emptyLog();
      for (const settle of settlers) settle();
    } catch (error) {
      for (const { reject } of group) reject(explainFileFault(file, error));
    }
  }

  const write = (statements: readonly Sql[]): Promise<Row[][]> =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void flush());
    });

  const read = async (statements: readonly Sql[]): Promise<Row[][]> => {
    try {
      return await whenFree(() => readAtOnce(database, statements, run));
    } catch (error) {
      throw explainFileFault(file, error);
    }
  };
  // Reading needs no lock, and goes on when nothing can be written.
  const batch = (statements: readonly Sql[]) =>
    statements.every(isRead) ? read(statements) : write(statements);

  return {
    all: async (statement) => (await batch([statement])).flat(),
    batch,
    // Closes in this tick if nothing waits, because a process that exits awaits no promise.
    close: async () => {
      if (waiting.length > 0) await flush();
      database.close();
    },
  };
}

/** Reads what was stored at one moment. */
function readAtOnce(
  database: DatabaseSync,
  statements: readonly Sql[],
  run: (statement: Sql) => Row[],
): Row[][] {
  if (statements.length === 1) return statements.map(run);
  database.exec('begin');
  try {
    return statements.map(run);
  } finally {
    database.exec('rollback');
  }
}

/** Runs statements, each prepared once. */
function createRunner(database: DatabaseSync): (statement: Sql) => Row[] {
  const prepared = new Map<string, Prepared>();
  return ({ sql, values }) => {
    const known: Prepared = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    // Only a select can run again, and rows that a statement changes are few.
    if (!READ_STATEMENT.test(sql)) return readLarge(known, values);
    try {
      return known.all(...values);
    } catch (error) {
      if (codeOf(error) !== 'ERR_OUT_OF_RANGE') throw error;
      return readLarge(known, values);
    }
  };
}

export function isRead({ sql }: Sql): boolean {
  return READ_STATEMENT.test(sql);
}

/**
 * Reads a file that can be read but not written, such as one on a disk that is mounted read-only. It is
 * opened each time, because SQLite shares an open file's log with a connection that could write again.
 * @throws if it cannot be read
 */
export function readSqliteFile(file: string, statements: readonly Sql[]): Row[][] {
  const database = openForReading(file);
  try {
    return readAtOnce(database, statements, createRunner(database));
  } finally {
    database.close();
  }
}

function openForReading(file: string): DatabaseSync {
  const options = { readOnly: true, timeout: WAIT_INSIDE_MS };
  const database = new DatabaseSync(file, options);
  try {
    database.prepare('select number from migrations limit 1').all();
    return database;
  } catch (error) {
    database.close();
    // Without its log, which SQLite cannot create there, a file is whole by itself.
    const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
    if (log && log.size > 0) throw error;
    const address = pathToFileURL(file);
    address.search = 'immutable=1';
    return new DatabaseSync(address, options);
  }
}

/** Node refuses to read an integer above 2^53 as a number; only such ones stay bigints. */
function readLarge(statement: Prepared, values: readonly unknown[]): Row[] {
  statement.setReadBigInts(true);
  const rows = statement.all(...values);
  statement.setReadBigInts(false);
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value === 'bigint') row[column] = toNumber(value);
    }
  }
  return rows;
}

async function openOrExplain(file: string): Promise<DatabaseSync> {
  try {
    if (file !== IN_MEMORY) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      createFile(file);
    }
    const database = new DatabaseSync(file, { timeout: WAIT_INSIDE_MS });
    // SQLite ignores the timeout here, so processes that start at once may get "busy".
    await whenFree(() => database.exec('pragma journal_mode = wal'));
    database.exec('pragma synchronous = full');
    // Overwrites deleted rows.
    database.exec('pragma secure_delete = on');
    clearRowsDeletedEarlier(database);
    return database;
  } catch (error) {
    throw explainFileFault(file, error);
  }
}

/** Files of programs before `secure_delete` still contain deleted rows; they are rewritten once. */
function clearRowsDeletedEarlier(database: DatabaseSync): void {
  try {
    const [found] = database.prepare('pragma user_version').all();
    if (found?.user_version !== 0) return;
    database.exec('vacuum; pragma user_version = 1; pragma wal_checkpoint(truncate)');
  } catch {
    // Busy, full or damaged; the next start tries again.
  }
}

function createFile(file: string): void {
  const isNew = !existsSync(file);
  // Other users of the machine must not read inquiries.
  closeSync(openSync(file, 'a', 0o600));
  if (!isNew || process.getuid?.() !== 0) return;
  // If root runs a command before the first start, the file must belong to the server's user.
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}

/** Retries while another process writes. */
async function whenFree<T>(work: () => T): Promise<T> {
  const end = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!readCodes(error).includes(BUSY) || performance.now() > end) throw error;
    }
    await sleep(2 + Math.random() * 10);
  }
}
