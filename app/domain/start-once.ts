/** A Map or WeakMap of work by key. */
interface Started<Key, Value> {
  get: (key: Key) => Promise<Value> | undefined;
  set: (key: Key, work: Promise<Value>) => unknown;
  delete: (key: Key) => boolean;
}

/** Returns the same promise for a key until its work fails; the next call starts it again. */
export function startOnce<Key, Value>(
  started: Started<Key, Value>,
  key: Key,
  start: () => Promise<Value>,
): Promise<Value> {
  const known = started.get(key);
  if (known) return known;
  const work = start();
  started.set(key, work);
  work.catch(() => started.delete(key));
  return work;
}
