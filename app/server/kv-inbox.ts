import type { Inbox } from './inbox';

/** What we need of a key-value binding on the edge, such as Cloudflare's. */
export interface KeyValueBinding {
  put(key: string, value: string): Promise<void>;
}

/** An inbox in a key-value store: keys sort by time, and one inquiry has one key. */
export function openKvInbox(store: KeyValueBinding): Inbox {
  return {
    add: (entry) => store.put(`inquiry:${entry.receivedAt}:${entry.id}`, JSON.stringify(entry)),
  };
}
