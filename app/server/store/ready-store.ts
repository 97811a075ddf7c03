import { type Level, logEvent } from '#app/server/log-event.ts';
import { writeSetting } from './horizon.ts';
import { migrate } from './migrations.ts';
import { codeOf, type Store, StoreFaultError } from './store.ts';

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
      throw error;
    }
  };

  const touch = async (): Promise<void> => {
    // Another instance may have brought a schema that this program must not write to.
    migrating = undefined;
    await run(() => store.all(writeSetting('probed at', new Date().toISOString())));
  };

  async function probe(): Promise<boolean> {
    try {
      await withinTime(touch());
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

function withinTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
