import kvDriver from 'unstorage/drivers/cloudflare-kv-binding';
import type { SharedState } from './shared-state';
import { openStorageState } from './storage-state';

/** What we need of Cloudflare's KV. */
export interface StateBinding {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options?: { expirationTtl?: number }): Promise<void>;
  delete(key: string): Promise<void>;
}

const opened = new WeakMap<StateBinding, SharedState>();

/** State in Cloudflare's KV, one for each binding: it remembers what KV has not heard of yet. */
export function openKvState(binding: StateBinding): SharedState {
  const known = opened.get(binding);
  if (known) return known;
  const state = openStorageState({ driver: kvDriver({ binding, base: 'state' }) });
  opened.set(binding, state);
  return state;
}
