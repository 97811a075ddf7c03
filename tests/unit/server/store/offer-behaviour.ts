import { beforeEach, describe, expect, it } from 'vitest';
import { parseOfferNumber } from '#app/domain/offers/offer-number';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import {
  lookUpOffer,
  storeInquiredOffer,
  storeSharedOffer,
} from '#app/server/offers/stored-offers';
import { countEvent } from '#app/server/store/limits';
import { findOffer, insertOffer, purgeOffers } from '#app/server/store/offers';
import { type Store, sql } from '#app/server/store/store';
import { NOW, storeVersion } from './prepared-stores';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OFFER = { planId: 'core', query: '?users=45', version: 0, language: 'de' };
const STORED = { ...OFFER, number: '2222-2222-2222', createdAt: NOW };

/** Behaviour of every store for offers; two connections stand for two instances. */
export function describeOffers(stores: () => readonly [Store, Store]): void {
  const attempt = (offer: object = {}, address = '203.0.113.7', now = NOW, store = stores()[0]) =>
    storeSharedOffer({ ...OFFER, ...offer }, { store, address, now });
  const store = async (...parameters: Parameters<typeof attempt>) => {
    const result = await attempt(...parameters);
    if (result.kind === 'refused') throw new Error(result.refusal.kind);
    return result.value;
  };
  const list = createBuiltInConfig({ plans: {}, addons: {} });
  const publish = (after: number, at: number) =>
    storeVersion(stores()[0], JSON.stringify(list), after, at);

  describe('offers', () => {
    // A connection reads the key of hashed networks once; with the tables of each test it is gone.
    beforeEach(() =>
      Promise.all(stores().map((store) => countEvent(store, '', [{ max: 1, windowMs: 1 }]))),
    );

    it('are found by the other instance, under a number with a check digit', async () => {
      const [, other] = stores();
      const stored = await store();
      const { number } = stored;
      expect(stored).toEqual({
        number,
        version: 0,
        inForce: 0,
        createdAt: NOW,
        publishedAt: undefined,
      });
      expect(parseOfferNumber(number.toLowerCase().replaceAll('-', ''))).toBe(number);
      expect(parseOfferNumber(changeOneSign(number))).toBeUndefined();
      const builtIn = { version: 0, list: undefined, publishedAt: undefined };
      expect(await lookUpOffer(number, other, 0, NOW)).toEqual({
        kind: 'ok',
        value: {
          offer: {
            ...OFFER,
            number,
            createdAt: NOW,
            query: '?yearly=false&users=45&systems=3&landscapes=1',
          },
          offered: builtIn,
          inForce: builtIn,
        },
      });
      expect(await lookUpOffer('2222-2222-2222', other, 0, NOW)).toEqual({
        kind: 'refused',
        refusal: 'unknown',
      });
    });

    it('have the version in force, or the one that was until a day ago', async () => {
      const [, other] = stores();
      expect(await publish(0, NOW - HOUR)).toBe(1);
      expect(await publish(1, NOW + HOUR)).toBe(2);
      const { number, publishedAt } = await store({ version: 1 });
      expect(publishedAt).toBe(NOW);
      expect(await lookUpOffer(number, other, 0, NOW)).toMatchObject({
        value: {
          offer: { version: 1 },
          offered: { version: 1, list, publishedAt: NOW },
          inForce: { version: 0, list: undefined },
        },
      });
      // Planned and unknown versions are not believed.
      for (const version of [2, 3]) {
        expect(await store({ version })).toMatchObject({ version: 1, inForce: 1 });
      }
      const late = (version: number, after: number) =>
        store({ version }, '203.0.113.8', NOW + after);
      const DAY = 24 * HOUR;
      expect(await late(0, DAY - 1)).toMatchObject({ version: 0, inForce: 2 });
      expect(await late(0, DAY)).toMatchObject({ version: 2, inForce: 2 });
      expect(await late(1, DAY + HOUR - 1)).toMatchObject({ version: 1, inForce: 2 });
      expect(await late(1, DAY + HOUR)).toMatchObject({ version: 2, inForce: 2 });
      expect(await late(2, DAY + HOUR)).toMatchObject({ version: 2, inForce: 2 });
    });

    it('of an inquiry have every version that visitors have seen', async () => {
      const [one] = stores();
      await publish(0, NOW - HOUR);
      await publish(1, NOW + HOUR);
      const later = NOW + 90 * 24 * HOUR;
      const number = await storeInquiredOffer(one, { ...OFFER, version: 0 }, later);
      expect(await findOffer(one, number ?? '', later)).toMatchObject({ version: 0 });
      expect(await storeInquiredOffer(one, { ...OFFER, version: 2 }, NOW)).toBeUndefined();
    });

    it('of one selection, version and day in Berlin have one number, also at once', async () => {
      const [one, other] = stores();
      const midnight = Date.UTC(2026, 10, 22, 23);
      const save = async (offer: object, now: number, i = 0) => {
        const { number } = await store(offer, `203.0.113.${i}`, now, i % 2 ? one : other);
        return number;
      };
      const query = '?landscapes=1&systems=3&users=45&utm_source=x';
      const numbers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          save(i % 3 ? { query } : { language: 'en' }, midnight - 1, i),
        ),
      );
      expect(new Set(numbers).size).toBe(1);
      const inquired = await storeInquiredOffer(one, OFFER, midnight - 23 * HOUR);
      expect(inquired).toBe(numbers[0]);
      const others = [
        await save({}, midnight),
        await save({}, midnight - 24 * HOUR - 1),
        await save({ query: '?users=46' }, midnight - 1),
        await save({ planId: 'pro' }, midnight - 1),
      ];
      await publish(0, midnight - HOUR);
      others.push(await save({ version: 1 }, midnight - 1));
      expect(new Set([...others, ...numbers]).size).toBe(6);
    });

    it('have unique numbers, also if two get the same one at once', async () => {
      const [one, other] = stores();
      const saved = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          insertOffer(i % 2 ? one : other, { ...STORED, planId: `plan-${i}` }),
        ),
      );
      const [winner, ...losers] = saved.filter((offer) => offer !== undefined);
      expect(losers).toEqual([]);
      expect(await findOffer(one, STORED.number, NOW)).toEqual(winner);
    });

    it('are limited to ten a minute and sixty an hour per network', async () => {
      const network = '2001:db8:1:2::';
      const tooMany = (retryAfterSeconds: number) => ({
        kind: 'refused',
        refusal: { kind: 'too-many', retryAfterSeconds },
      });
      for (let minute = 0; minute < 6; minute++) {
        const now = NOW + minute * MINUTE;
        for (let i = 0; i < 10; i++) await store({}, `${network}${i}`, now);
        // The last ten are the sixtieth within an hour.
        const seconds = minute < 5 ? 48 : 3288;
        expect(await attempt({}, `${network}a`, now + 12_500)).toMatchObject(tooMany(seconds));
      }
      expect(await attempt({}, network, NOW + 59 * MINUTE)).toMatchObject(tooMany(60));
      await store({}, '2001:db8:1:3::', NOW + 59 * MINUTE);
      await store({}, network, NOW + 60 * MINUTE);
    });

    it('expire after thirteen calendar months, for readers immediately', async () => {
      const [one, other] = stores();
      const createdAt = Date.UTC(2026, 1, 28, 12);
      await insertOffer(one, { ...STORED, createdAt });
      const earlier = { query: '', number: '3333-3333-3333', createdAt: createdAt - 1 };
      await insertOffer(one, { ...STORED, ...earlier });
      // February has no 31st.
      const now = Date.UTC(2027, 2, 31, 12);
      expect(await findOffer(other, STORED.number, now)).toEqual({ ...STORED, createdAt });
      expect(await findOffer(other, '3333-3333-3333', now)).toBeUndefined();
      expect(await purgeOffers(other, now)).toBe(1);
      expect(await one.all(sql`select number from offers`)).toEqual([{ number: STORED.number }]);
      expect(await purgeOffers(other, now + 1)).toBe(1);
      expect(await purgeOffers(one, now + 1)).toBe(0);
    });
  });
}

function changeOneSign(number: string): string {
  return (number.startsWith('2') ? '3' : '2') + number.slice(1);
}
