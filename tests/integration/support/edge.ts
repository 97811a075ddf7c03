import { type Entry, toEntry } from '#app/server/inquiries/list.ts';
import { type D1Binding, openD1Store } from '#app/server/store/drivers/d1-store.ts';
import { type Store, sql } from '#app/server/store/store.ts';
import { listAllInquiries } from '../../all-inquiries.ts';

export interface RunningEdge {
  origin: string;
  /** Contents of its store. */
  readInquiries: () => Promise<Entry[]>;
  /** Runs what Cloudflare runs every minute, and waits for it. */
  runScheduled: () => Promise<void>;
  store: Store;
  stop: () => Promise<void>;
}

/**
 * Starts the built Worker with a separate store.
 * @param folder of the store; without it, the store ends with the Worker
 * @param port default: one that the system chooses
 */
export async function startEdge(
  variables: Record<string, string> = {},
  folder?: string,
  port = 0,
): Promise<RunningEdge> {
  // Imported late, because loading fails on platforms without the runtime.
  const { startLocalEdge } = await import('#tools/edge/local-edge.ts');
  const { origin, edge, runScheduled } = await startLocalEdge({
    port,
    host: '127.0.0.1',
    variables: { REQUEST_LOG: 'false', ...variables },
    ...(folder !== undefined && { folder }),
  });
  const { DB } = await edge.getBindings<{ DB: D1Binding }>();
  const store = openD1Store(DB);
  const hasTable = async () =>
    (await store.all(sql`select name from sqlite_master where name = 'inquiries'`)).length > 0;
  return {
    origin,
    store,
    readInquiries: async () =>
      (await hasTable()) ? (await listAllInquiries(store)).map(toEntry) : [],
    runScheduled,
    stop: () => edge.dispose(),
  };
}
