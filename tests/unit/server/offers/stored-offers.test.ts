import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { lookUpOffer, receiveOffer } from '#app/server/offers/stored-offers';
import { publishVersion } from '#app/server/store/price-versions';
import { openMemoryStore } from '../memory-store';

const NOW = Date.UTC(2026, 10, 22);
const HOUR = 3_600_000;
const OFFER = { planId: 'core', query: '?users=45', version: 0, language: 'de' };

let store: Awaited<ReturnType<typeof openMemoryStore>>;
beforeEach(async () => {
  store = await openMemoryStore();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

let networks = 0;
const keep = (offer: object, address = `203.0.113.${++networks}`) =>
  receiveOffer({ ...OFFER, ...offer }, { store, address, now: NOW });

async function publish(effectiveAt: number, after: number) {
  const list = createBuiltInConfig({ plans: {}, addons: {} });
  const deed = { author: 'Ada', reason: 'test', now: NOW, isPlanned: effectiveAt > NOW };
  return publishVersion(
    store,
    { basedOn: 0, list: JSON.stringify(list) },
    { ...deed, after, effectiveAt },
  );
}

it('keeps a selection and finds it again with its list and the one in force', async () => {
  const receipt = await keep({});
  if (!receipt.isKept) throw new Error(receipt.reason);
  expect(await lookUpOffer(receipt.number, store, 0, NOW)).toEqual({
    status: 'found',
    offer: {
      ...OFFER,
      ...{ number: receipt.number, madeAt: NOW },
      query: '?yearly=false&users=45&systems=3&landscapes=1',
    },
    offered: { version: 0, list: undefined, publishedAt: undefined },
    inForce: { version: 0, list: undefined, publishedAt: undefined },
  });
  expect(await lookUpOffer('2222-2222-2222', store, 0, NOW)).toEqual({ status: 'unknown' });
});

it('of a published list it names the day; one that is only planned stays secret', async () => {
  expect(await publish(NOW - HOUR, 0)).toBe(1);
  expect(await publish(NOW + HOUR, 1)).toBe(2);
  expect(await keep({ version: 1 })).toMatchObject({ isKept: true, publishedAt: NOW });
  expect(await keep({ version: 2 })).toEqual({ isKept: false, reason: 'unreadable' });
  expect(await keep({ version: 3 })).toEqual({ isKept: false, reason: 'unreadable' });
});

it('each network has ten a minute', async () => {
  const results: boolean[] = [];
  for (let count = 0; count < 11; count++) {
    results.push((await keep({}, '2001:db8:1:2::1')).isKept);
  }
  expect(results).toEqual([...Array.from({ length: 10 }, () => true), false]);
  expect(await keep({}, '2001:db8:1:2::2')).toEqual({ isKept: false, reason: 'too-many' });
  expect((await keep({}, '2001:db8:1:3::1')).isKept).toBe(true);
});

it('without the store says so and throws nothing', async () => {
  const receipt = await keep({});
  if (!receipt.isKept) throw new Error(receipt.reason);
  store.goes();
  expect(await keep({})).toEqual({ isKept: false, reason: 'unavailable' });
  expect(await lookUpOffer(receipt.number, store, 0, NOW)).toEqual({ status: 'unavailable' });
  expect(await lookUpOffer(receipt.number, undefined, 0, NOW)).toEqual({ status: 'unavailable' });
  store.comes();
  expect(await lookUpOffer(receipt.number, store, 0, NOW)).toMatchObject({ status: 'found' });
  // Whatever was published meanwhile and cannot be read.
  expect(await lookUpOffer(receipt.number, store, 9, NOW)).toEqual({ status: 'unavailable' });
});
