import { type Level, logEvent } from '#app/server/log-event.ts';
import { migrate } from './migrations.ts';
import { codeOf, type Store, StoreFaultError } from './store.ts';

export interface ReadyStore extends Store {
  /** Writes something, @throws when that fails. */
  touch(): Promise<void>;
  /** Whether it can be written to now; says so on standard error when that changes. */
  check(): Promise<boolean>;
}

const PROBE =
  "insert into settings (name, value) values ('probed at', ?1) on conflict (name) do update set value = excluded.value";
/** An answer of the store is repeated for this long … */
const PROBE_EVERY_MS = 5000;
/** … and for this long once a use of it has failed. */
const PROBE_AFTER_FAILURE_MS = 1000;
const TIMEOUT_MS = 2000;
/** So long after another instance brought a newer schema, this one may still write. */
const SCHEMA_KNOWN_MS = 5000;

/**
 * A store whose schema is brought up to date before the first question: at the start, or as soon
 * as it can be reached. A schema that is too new may appear at any time, so it is looked at again.
 */
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

  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    try {
      await ensure();
      return await question();
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };

  const touch = async (): Promise<void> => {
    // Anew, as another instance may have brought a schema that this program must not touch.
    migrating = undefined;
    await ask(() => store.all(PROBE, new Date().toISOString()));
  };

  async function probe(): Promise<boolean> {
    try {
      await withinTime(touch());
      if (!isUp) log('info', 'store: it is back');
      isUp = true;
    } catch (error) {
      if (isUp) {
        const reason = error instanceof StoreFaultError ? error.message : codeOf(error);
        log('error', `store: it cannot be written to (${reason}); pages go on, inquiries fail`);
      }
      isUp = false;
    }
    return isUp;
  }

  return {
    all: (...statement) => ask(() => store.all(...statement)),
    batch: (statements) => ask(() => store.batch(statements)),
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
