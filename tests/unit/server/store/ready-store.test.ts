import { afterEach, expect, it, vi } from 'vitest';
import { openReadyStore } from '#app/server/store/ready-store';
import { sql } from '#app/server/store/store';
import { openMemoryStore } from '../memory-store';

afterEach(() => {
  vi.useRealTimers();
});

it('a failed or recovered store is noticed a second after a failed statement', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const store = await openMemoryStore();
  expect(await store.check()).toBe(true);
  store.fail();
  vi.advanceTimersByTime(1000);
  expect(await store.check()).toBe(true);
  await expect(store.all(sql`select 1`)).rejects.toThrow();
  expect(await store.check()).toBe(false);
  store.recover();
  vi.advanceTimersByTime(999);
  expect(await store.check()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await store.check()).toBe(true);
});

it('a store that never answers counts as down after two seconds', async () => {
  const lines: string[] = [];
  const never = () => new Promise<never>(() => undefined);
  const hanging = { all: never, batch: never, close: async () => undefined };
  const store = openReadyStore(hanging, (_, message) => lines.push(message));
  const start = performance.now();
  expect(await store.check()).toBe(false);
  expect(performance.now() - start).toBeLessThan(4000);
  expect(lines).toEqual([expect.stringContaining('it cannot be written to')]);
});
