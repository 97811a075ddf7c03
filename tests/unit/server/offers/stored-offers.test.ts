import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookUpOffer, receiveOffer } from '#app/server/offers/stored-offers';
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
it('without the store saving an offer returns a failure', async () => {
  const save = () =>
    receiveOffer(
      { planId: 'core', query: '?users=45', version: 0, language: 'de' },
      { store, address: '203.0.113.7', now: NOW },
    );
  const receipt = await save();
  if (!receipt.isSaved) throw new Error(receipt.reason);
  store.fail();
  expect(await save()).toEqual({ isSaved: false, reason: 'unavailable' });
  expect(await lookUpOffer(receipt.number, store, 0, NOW)).toEqual({ status: 'unavailable' });
  expect(await lookUpOffer(receipt.number, undefined, 0, NOW)).toEqual({ status: 'unavailable' });
  store.recover();
  expect(await lookUpOffer(receipt.number, store, 0, NOW)).toMatchObject({ status: 'found' });
  // Published meanwhile, and not to be read.
  expect(await lookUpOffer(receipt.number, store, 9, NOW)).toEqual({ status: 'unavailable' });
});

it('the limit gives the time to wait', async () => {
  const save = (now: number) =>
    receiveOffer(
      { planId: 'core', query: '', version: 0, language: 'de' },
      { store, address: '203.0.113.7', now },
    );
  for (let count = 0; count < 10; count++) expect(await save(NOW)).toMatchObject({ isSaved: true });
  expect(await save(NOW + 12_500)).toEqual({
    isSaved: false,
    reason: 'too-many',
    retryAfterSeconds: 48,
  });
});
