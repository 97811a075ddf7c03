import { expect, it } from 'vitest';
import { getOfferValidUntil } from '#app/domain/offers/offer';
import { createPageRenderer, type PageSources } from '#app/server/pages/render-page';
import { getOfferExpiry } from '#app/server/store/offers';

const builtIn = { version: 0, list: undefined, publishedAt: undefined };

/** The page of an offer, when it has been found so. */
async function makeOffered(found: Awaited<ReturnType<PageSources['findOffer']>>) {
  const makePage = createPageRenderer(async (_, { findOffer }) => {
    await findOffer('2222-2222-2222');
    return new Response('page');
  });
  const prices = { version: 0, list: undefined };
  return makePage('/angebot/2222-2222-2222', { prices, findOffer: async () => found });
}

it('the page of an offer expires with the offer after thirteen calendar months', async () => {
  const createdAt = Date.UTC(2026, 1, 28, 12);
  const offer = { planId: 'core', query: '', version: 0, language: 'de', number: '', createdAt };
  const made = await makeOffered({
    kind: 'ok',
    value: { offer, offered: builtIn, inForce: builtIn },
  });
  expect(made.until).toBe(Date.UTC(2027, 2, 28, 12));
  expect((await makeOffered({ kind: 'refused', refusal: 'unknown' })).until).toBeUndefined();
});

it('an offer of the 31st expires at the end of a shorter month', () => {
  expect(getOfferExpiry(Date.UTC(2026, 0, 31, 12))).toBe(Date.UTC(2027, 1, 28, 12));
});

it('the file of an offer is made anew when its validity has passed', async () => {
  const makePage = createPageRenderer(() => new Response('page'));
  const prices = { version: 0, list: undefined };
  const makeFile = (createdAt: number) => {
    const offer = { planId: 'pro', query: '', version: 0, language: 'de', number: '', createdAt };
    const found = { kind: 'ok', value: { offer, offered: builtIn, inForce: builtIn } } as const;
    return makePage('/angebot/2222-2222-2222.csv', { prices, findOffer: async () => found });
  };
  const now = Date.now();
  expect((await makeFile(now)).until).toBe(getOfferValidUntil(now));
  const DAY = 86_400_000;
  const passed = now - 32 * DAY;
  expect((await makeFile(passed)).until).toBe(getOfferExpiry(passed));
});
