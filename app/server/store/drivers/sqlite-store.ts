import { chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  codeOf,
  type Row,
  type Sql,
  type Store,
  StoreFaultError,
  toNumber,
} from '#app/server/store/store.ts';
import { describeForeignFile } from './foreign-file.ts';

/** SQLite blocks the process while it waits for a lock, so most waiting is done outside. */
const WAIT_INSIDE_MS = 20;
const MAX_WAIT_MS = 5000;
const BUSY = 5;
const DISK_FAULT = 10;
const CORRUPT = 11;
const FULL = 13;
const NO_DATABASE = 26;
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

/** SQLite cannot read the file; the operator has to restore a backup. */
export class DamagedStoreError extends StoreFaultError {
  constructor(file: string, error: unknown) {
    super(
      codeOf(error),
      `The store ${file} is damaged (${codeOf(error)}). Stop all servers, replace it with a backup ` +
        `and remove ${file}-wal and ${file}-shm (docs/operations/run.md, "Backup and restore").`,
    );
  }
}

/** The disk is full or fails; the store is opened when it can be written again. */
export class DiskFaultError extends StoreFaultError {
  constructor(file: string, error: unknown) {
    super(
      codeOf(error),
      `The store ${file} cannot be written (${codeOf(error)}). Its disk is full or fails: free some ` +
        'space, and it is written to again.',
    );
  }
}

/**
 * An SQLite file, which several processes may share. A resolved write is on disk; writes of the same
 * moment share one commit, because each commit waits for the disk.
 * @throws DamagedStoreError
 * @throws DiskFaultError
 * @throws Error with a sentence for the operator if the file cannot be written
 */
export async function openSqliteStore(file: string): Promise<Store> {
  const database = await openOrExplain(file);
  const prepared = new Map<string, Prepared>();
  let waiting: Waiting[] = [];

  function run({ sql, values }: Sql): Row[] {
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
  }

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
          return () => reject(explainDamage(file, error));
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
      if (group.some(({ statements }) => statements.some(isDelete))) emptyLog();
      for (const settle of settlers) settle();
    } catch (error) {
      for (const { reject } of group) reject(explainDamage(file, error));
    }
  }

  const write = (statements: readonly Sql[]): Promise<Row[][]> =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void flush());
    });

  return {
    all: async (statement) => {
      if (!READ_STATEMENT.test(statement.sql)) return (await write([statement])).flat();
      try {
        return await whenFree(() => run(statement));
      } catch (error) {
        throw explainDamage(file, error);
      }
    },
    batch: write,
    // Closes in this tick if nothing waits, because a process that exits awaits no promise.
    close: async () => {
      if (waiting.length > 0) await flush();
      database.close();
    },
  };
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
    const explained = explainDamage(file, error);
    if (explained instanceof DamagedStoreError) throw explained;
    if (isDiskFault(error)) throw new DiskFaultError(file, error);
    throw new Error(explainUnwritable(file, error));
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

function isDelete({ sql }: Sql): boolean {
  return DELETE_STATEMENT.test(sql);
}

/** Whether the disk is full or fails, which may pass. */
export function isDiskFault(error: unknown): boolean {
  const code = readErrorCode(error);
  return code === FULL || code === DISK_FAULT || /^(?:ENOSPC|EDQUOT|EIO)$/.test(codeOf(error));
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

/** A sentence for the operator about a file that cannot be written. */
export function explainUnwritable(file: string, error: unknown): string {
  const advice =
    describeForeignFile(file) ??
    'Make its folder writable for this user, or set another file: DATABASE_URL=file:…';
  return `The store ${file} cannot be written (${codeOf(error)}). ${advice}`;
}

/** A `DamagedStoreError` if SQLite reports a damaged file, otherwise the error itself. */
function explainDamage(file: string, error: unknown): unknown {
  const code = readErrorCode(error);
  return code === CORRUPT || code === NO_DATABASE ? new DamagedStoreError(file, error) : error;
}

/** Retries while another process writes. */
async function whenFree<T>(work: () => T): Promise<T> {
  const end = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (readErrorCode(error) !== BUSY || performance.now() > end) throw error;
    }
    await sleep(2 + Math.random() * 10);
  }
}

/** SQLite's primary result code. */
function readErrorCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode & 255 : undefined;
}
