import { raw } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { migrate } from '#app/server/store/migrations';
import { publishVersion } from '#app/server/store/price-versions';
import { type Store, sql } from '#app/server/store/store';
import { atShell } from '../../../actors';

export interface OpenedStores {
  /** Two connections to the same empty store, as two instances have. */
  stores: [Store, Store];
  close: () => Promise<void>;
}

/** When the tests of stores take place. */
export const NOW = 1_800_000_000_000;

const STAFF_TABLES = ['links', 'passkeys', 'sessions', 'people', 'ceremonies', 'log'];
const TABLES = [
  'deliveries',
  'inquiries',
  'limits',
  'settings',
  'erasures',
  'migrations',
  'price_versions',
  'price_log',
  'offers',
  ...STAFF_TABLES.map((name) => `staff_${name}`),
];

const DATA_TABLES = TABLES.filter((table) => !['migrations', 'settings'].includes(table));

/** The store as it is before the first program uses it. */
export async function emptyStore(store: Store): Promise<void> {
  await store.batch(TABLES.map((table) => sql`drop table if exists ${raw(table)}`));
}

/**
 * Opens the store for the tests around; each of them finds it empty, with the newest schema.
 * @returns a function that gets the connections within a test
 */
export function prepareStores(open: () => Promise<OpenedStores>): () => OpenedStores['stores'] {
  let opened: OpenedStores;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  let newestSchema = '';
  beforeEach(async () => {
    const [store] = opened.stores;
    if (newestSchema !== '' && (await readSchema(store)) === newestSchema) {
      await store.batch([
        ...DATA_TABLES.map((table) => sql`delete from ${raw(table)}`),
        // A migration wrote it.
        sql`delete from settings where name <> 'oldest writer'`,
      ]);
      return;
    }
    await emptyStore(store);
    await migrate(store, NOW);
    newestSchema = await readSchema(store);
  });
  return () => opened.stores;
}

/** The migrations that have been applied; a test may have changed them. */
async function readSchema(store: Store): Promise<string> {
  try {
    return JSON.stringify(await store.all(sql`select number from migrations order by number`));
  } catch {
    return 'none';
  }
}

/** @throws Error if there is none */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is none');
  return value;
}

/** Stores a published list after a position of the log, to take effect `at` a time. */
export function storeVersion(store: Store, list: string, after: number, at = NOW, now = NOW) {
  const audit = { author: atShell('Ada'), reason: 'test', now };
  const when = { effectiveAt: at, isPlanned: at > now, after };
  return publishVersion(store, { basedOn: 0, list }, { ...audit, ...when });
}
