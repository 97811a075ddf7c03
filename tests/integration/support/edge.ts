import { type Entry, readInbox } from '#tools/contact/inbox-report.ts';

export interface RunningEdge {
  origin: string;
  /** What its key-value store holds. */
  readInquiries: () => Promise<Entry[]>;
  stop: () => Promise<void>;
}

/** What we need of a store on the edge to read it. */
interface KeyValueStore {
  list: (options: { prefix: string }) => Promise<{ keys: { name: string }[] }>;
  get: (key: string) => Promise<string | null>;
}

/** Starts the built Worker on a port of the system's choice, with a store of its own. */
export async function startEdge(variables: Record<string, string> = {}): Promise<RunningEdge> {
  // Where the runtime does not run, it cannot even be loaded.
  const { startLocalEdge } = await import('#tools/edge/local-edge.ts');
  const { origin, edge } = await startLocalEdge({
    port: 0,
    host: '127.0.0.1',
    variables: { REQUEST_LOG: 'false', ...variables },
  });
  const { INBOX } = await edge.getBindings<{ INBOX: KeyValueStore }>();
  return {
    origin,
    readInquiries: async () => {
      const { keys } = await INBOX.list({ prefix: 'inquiry:' });
      const lines = await Promise.all(keys.map(({ name }) => INBOX.get(name)));
      return readInbox(lines.join('\n')).entries;
    },
    stop: () => edge.dispose(),
  };
}
