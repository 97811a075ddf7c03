import { type Entry, readInbox } from '#tools/contact/inbox-report.ts';

export interface RunningEdge {
  origin: string;
  /** What its inbox holds. */
  readInquiries: () => Promise<Entry[]>;
  /** What its isolates remember together. */
  readState: () => Promise<Remembered[]>;
  stop: () => Promise<void>;
}

interface Remembered {
  name: string;
  value: string | null;
  /** When it is forgotten, in seconds since 1970. */
  expiration?: number;
}

/** What we need of a store on the edge to read it. */
interface KeyValueStore {
  list: (options: { prefix: string }) => Promise<{ keys: { name: string; expiration?: number }[] }>;
  get: (key: string) => Promise<string | null>;
}

/** Starts the built Worker on a port of the system's choice, with stores of its own. */
export async function startEdge(variables: Record<string, string> = {}): Promise<RunningEdge> {
  // Where the runtime does not run, it cannot even be loaded.
  const { startLocalEdge } = await import('#tools/edge/local-edge.ts');
  const { origin, edge } = await startLocalEdge({
    port: 0,
    host: '127.0.0.1',
    variables: { REQUEST_LOG: 'false', ...variables },
  });
  const { INBOX, STATE } = await edge.getBindings<Record<'INBOX' | 'STATE', KeyValueStore>>();
  return {
    origin,
    readInquiries: async () => {
      const { keys } = await INBOX.list({ prefix: 'inquiry:' });
      const lines = await Promise.all(keys.map(({ name }) => INBOX.get(name)));
      return readInbox(lines.join('\n')).entries;
    },
    readState: async () => {
      const { keys } = await STATE.list({ prefix: '' });
      return Promise.all(keys.map(async (key) => ({ ...key, value: await STATE.get(key.name) })));
    },
    stop: () => edge.dispose(),
  };
}
