import { setTimeout as wait } from 'node:timers/promises';
import { type Level, logEvent } from '#app/server/log-event.ts';
import { migrate } from './migrations.ts';
import { writeSetting } from './settings.ts';
import { codeOf, type Sql, type Store, StoreFaultError, sql } from './store.ts';

export interface ReadyStore extends Store {
  /** Writes a test value; @throws if the store cannot be written to. */
  touch(): Promise<void>;
  /** Whether the store can be written to now; logs each change. */
  check(): Promise<boolean>;
}

/** A result of `check` is reused for this long … */
const PROBE_EVERY_MS = 5000;
/** … and for this long after a statement has failed. */
const PROBE_AFTER_FAILURE_MS = 1000;
const TIMEOUT_MS = 2000;
/** The schema number is read again after this time: another instance may have migrated the store. */
const SCHEMA_KNOWN_MS = 5000;

/** Migrates a store before its first statement, and refuses if its schema becomes too new. */
export function openReadyStore(
  store: Store,
  log: (level: Level, message: string) => void = logEvent,
): ReadyStore {
  let migrating: { at: number; end: Promise<void> } | undefined;
  let isUp = true;
  let probing: { at: number; answer: Promise<boolean> } | undefined;
  let hasFailed = false;
  /** Damage that a statement has met; it lasts until the file is replaced and the server started again. */
  let damage: StoreFaultError | undefined;

  const ensure = (): Promise<void> => {
    const now = Date.now();
    if (!migrating || now - migrating.at >= SCHEMA_KNOWN_MS) {
      const end = migrate(store, now).catch((error) => {
        migrating = undefined;
        throw error;
      });
      migrating = { at: now, end };
    }
    return migrating.end;
  };

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      await ensure();
      return await work();
    } catch (error) {
      hasFailed = true;
      if (error instanceof StoreFaultError && error.isDamage) damage ??= error;
      throw error;
    }
  };

  const touch = async (): Promise<void> => {
    // Another instance may have brought a schema that this program must not write to.
    migrating = undefined;
    await run(() =>
      store.batch([writeSetting('probed at', new Date().toISOString()), ...lookUpInquiry()]),
    );
    if (damage) throw damage;
  };

  async function probe(): Promise<boolean> {
    try {
      await Promise.race([touch(), failLater()]);
      if (!isUp) log('info', 'store: it can be written to again');
      isUp = true;
    } catch (error) {
      if (isUp) {
        const reason = error instanceof StoreFaultError ? error.message : codeOf(error);
        log(
          'error',
          `store: it cannot be written to (${reason}); pages are served, inquiries fail`,
        );
      }
      isUp = false;
    }
    return isUp;
  }

  return {
    all: (statement) => run(() => store.all(statement)),
    batch: (statements) => run(() => store.batch(statements)),
    close: () => store.close(),
    touch,
    check: () => {
      const now = performance.now();
      const age = hasFailed ? PROBE_AFTER_FAILURE_MS : PROBE_EVERY_MS;
      if (!probing || now - probing.at >= age) {
        hasFailed = false;
        probing = { at: now, answer: probe() };
      }
      return probing.answer;
    },
  };
}

/**
 * Reads what storing an inquiry reads: the end of the tables, and a place of each index that differs
 * each time. Damage in the middle of a file is seen before a visitor meets it.
 */
function lookUpInquiry(): Sql[] {
  const place = crypto.randomUUID();
  return [
    sql`select payload from inquiries order by received_at desc limit 1`,
    sql`select payload from inquiries where form >= ${place} order by form limit 1`,
    sql`select payload from inquiries where key >= ${place} order by key limit 1`,
    sql`select body from deliveries where key >= ${place} order by key limit 1`,
    sql`select inquiry from deliveries where inquiry >= 'SM-' order by inquiry limit 1`,
    sql`select times from limits where visitor >= ${place} order by visitor limit 1`,
  ];
}

async function failLater(): Promise<never> {
  await wait(TIMEOUT_MS, undefined, { ref: false });
  throw new Error('timeout');
}
