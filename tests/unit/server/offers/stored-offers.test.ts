import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookUpOffer, storeSharedOffer } from '#app/server/offers/stored-offers';
import { openMemoryStore } from '../memory-store';

const NOW = Date.UTC(2026, 10, 22);

let store: Awaited<ReturnType<typeof openMemoryStore>>;
beforeEach(async () => {
  store = await openMemoryStore();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

// `store/offer-behaviour.ts` tests the stores.
it('without the store an offer is refused', async () => {
  const save = () =>
    storeSharedOffer(
      { planId: 'core', query: '?users=45', version: 0, language: 'de' },
      { store, address: '203.0.113.7', now: NOW },
    );
  const stored = await save();
  if (stored.kind === 'refused') throw new Error(stored.refusal.kind);
  const { number } = stored.value;
  const unavailable = { kind: 'refused', refusal: 'unavailable' };
  store.fail();
  expect(await save()).toEqual({ kind: 'refused', refusal: { kind: 'unavailable' } });
  expect(await lookUpOffer(number, store, 0, NOW)).toEqual(unavailable);
  expect(await lookUpOffer(number, undefined, 0, NOW)).toEqual(unavailable);
  store.recover();
  expect(await lookUpOffer(number, store, 0, NOW)).toMatchObject({ kind: 'ok' });
  // Published meanwhile, and not to be read.
  expect(await lookUpOffer(number, store, 9, NOW)).toEqual(unavailable);
});

it('the limit gives the time to wait', async () => {
  const save = (now: number) =>
    storeSharedOffer(
      { planId: 'core', query: '', version: 0, language: 'de' },
      { store, address: '203.0.113.7', now },
    );
  for (let count = 0; count < 10; count++) expect(await save(NOW)).toMatchObject({ kind: 'ok' });
  expect(await save(NOW + 12_500)).toEqual({
    kind: 'refused',
    refusal: { kind: 'too-many', retryAfterSeconds: 48 },
  });
});
