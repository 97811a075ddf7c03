import type { DeliveryResult } from './provider';

/** Remembers which inquiries have arrived. */
export interface DeliveredStore {
  has(key: string): Promise<boolean>;
  add(key: string): Promise<void>;
}

const MEMORY_MS = 24 * 60 * 60 * 1000;
const MOST_KEYS = 100_000;

/**
 * Runs at most one delivery of an inquiry at a time, and none after one that succeeded: a double
 * click and the retry of a slow answer all get the answer of the same delivery.
 */
export function createOnceOnly(delivered: DeliveredStore = createMemoryStore()) {
  const running = new Map<string, Promise<DeliveryResult>>();

  async function run(key: string, deliver: () => Promise<DeliveryResult>): Promise<DeliveryResult> {
    if (await delivered.has(key)) return { isDelivered: true };
    const result = await deliver();
    if (result.isDelivered) await delivered.add(key);
    return result;
  }

  return (key: string, deliver: () => Promise<DeliveryResult>): Promise<DeliveryResult> => {
    const current = running.get(key);
    if (current) return current;
    const started = run(key, deliver).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

function createMemoryStore(now: () => number = () => performance.now()): DeliveredStore {
  const known = new Map<string, number>();
  return {
    has: async (key) => (known.get(key) ?? 0) > now(),
    add: async (key) => {
      known.set(key, now() + MEMORY_MS);
      const [oldest] = known.keys();
      if (known.size > MOST_KEYS && oldest !== undefined) known.delete(oldest);
    },
  };
}
