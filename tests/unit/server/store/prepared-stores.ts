import { afterAll, beforeAll, beforeEach } from 'vitest';
import { migrate } from '#app/server/store/migrations';
import type { Store } from '#app/server/store/store';

export interface OpenedStores {
  /** Two connections to the same empty store, as two instances have. */
  stores: [Store, Store];
  close: () => Promise<void>;
}

/** When the tests of stores take place. */
export const NOW = 1_800_000_000_000;

const STAFF_TABLES = ['links', 'passkeys', 'sessions', 'people', 'ceremonies', 'log'];
const TABLES = [
  ...['deliveries', 'inquiries', 'limits', 'settings', 'erasures', 'migrations'],
  ...['price_versions', 'price_log', 'offers'],
  ...STAFF_TABLES.map((name) => `staff_${name}`),
];

/** The store as it is before the first program uses it. */
export async function emptyStore(store: Store): Promise<void> {
  await store.batch(TABLES.map((table) => [`drop table if exists ${table}`] as const));
}

/** Opens the store for the tests around; each of them finds it empty, with the newest schema. */
export function prepareStores(
  open: () => Promise<OpenedStores>,
  use: (stores: OpenedStores['stores']) => void,
): void {
  let opened: OpenedStores;
  beforeAll(async () => {
    opened = await open();
    use(opened.stores);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    const [store] = opened.stores;
    await emptyStore(store);
    await migrate(store, NOW);
  });
}
