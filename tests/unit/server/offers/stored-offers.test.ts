import { expect, it, vi } from 'vitest';
import { lookUpOffer, storeSharedOffer } from '#app/server/offers/stored-offers';
import { openMemoryStore } from '../memory-store';

const NOW = Date.UTC(2026, 10, 22);

// `store/offer-behaviour.ts` tests the stores.
it('without the store an offer is refused', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const store = await openMemoryStore();
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
  log.mockRestore();
});
