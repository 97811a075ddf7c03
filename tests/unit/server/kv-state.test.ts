import { expect, it } from 'vitest';
import { openKvState, type StateBinding } from '#app/server/kv-state';

const LIMITS = [{ most: 2, spanMs: 60_000 }];
const DELIVERED = { isDelivered: true } as const;

/** As much of Cloudflare's KV as a test needs; `kept` is what has arrived everywhere. */
function openStore() {
  const kept = new Map<string, { value: string; expirationTtl: number | undefined }>();
  const bind = (): StateBinding => ({
    get: async (key) => kept.get(key)?.value ?? null,
    put: async (key, value, options) =>
      void kept.set(key, { value, expirationTtl: options?.expirationTtl }),
    delete: async (key) => void kept.delete(key),
  });
  return { kept, bind };
}

it('instances on the edge share limits and inquiries through KV', async () => {
  const { kept, bind } = openStore();
  const [one, other] = [openKvState(bind()), openKvState(bind())];
  expect(await one.count('192.0.2.7', LIMITS)).toBe(0);
  expect(await other.count('192.0.2.7', LIMITS)).toBe(0);
  expect(await one.count('192.0.2.7', LIMITS)).toBeGreaterThan(50_000);

  expect(await one.claim('a', 'one', 1000)).toBe('mine');
  await one.settle('a', 'one', DELIVERED);
  expect(await other.claim('a', 'other', 1000)).toStrictEqual(DELIVERED);

  const lives = [...kept].map(([key, { expirationTtl }]) => [key, expirationTtl]);
  expect(lives).toStrictEqual([
    [expect.stringMatching(/^state:limit:[\da-f]{32}$/), 60],
    ['state:inquiry:a', 86_400],
  ]);
});

it('of one binding there is one state, which counts even while KV is late', async () => {
  const { kept, bind } = openStore();
  const binding = bind();
  for (const expected of [0, 0]) {
    expect(await openKvState(binding).count('192.0.2.7', LIMITS)).toBe(expected);
    kept.clear();
  }
  expect(await openKvState(binding).count('192.0.2.7', LIMITS)).toBeGreaterThan(50_000);
});
