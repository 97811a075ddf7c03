import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import type { StoredOffer } from '#app/domain/offers/offer';
import { parseOfferNumber } from '#app/domain/offers/offer-number';
import { refuse } from '#app/domain/result';
import { offersPdf } from '#app/server/offers/offer-files';
import { findOfferStore, storeSharedOffer } from '#app/server/offers/stored-offers';

const STATUSES = { unreadable: 422, 'too-many': 429, unavailable: 503 } as const;

/** Stores a shared or printed offer (D39). */
export const storeOffer = createServerFn({ method: 'POST' })
  // `storeSharedOffer` validates the input: an error is a refusal, not an exception.
  .validator((offer: Omit<StoredOffer, 'number' | 'createdAt'>): unknown => offer)
  .handler(async ({ data, context: { visit } }) => {
    const result = await storeSharedOffer(data, {
      store: findOfferStore(visit),
      address: visit.address,
      now: Date.now(),
    });
    if (result.kind === 'ok') return addPdf(result);
    const { refusal } = result;
    setResponseStatus(STATUSES[refusal.kind]);
    if (refusal.kind === 'too-many') {
      setResponseHeader('retry-after', String(refusal.retryAfterSeconds));
    }
    return result;
  });

/** Loads an offer for its page. */
export const fetchOffer = createServerFn({ method: 'POST' })
  .validator((number: string): unknown => number)
  .handler(async ({ data, context }) => {
    const number = typeof data === 'string' ? parseOfferNumber(data) : undefined;
    const result = number === undefined ? refuse('unknown') : await context.findOffer(number);
    return result.kind === 'ok' ? addPdf(result) : result;
  });

/** Adds whether the offer can be downloaded as PDF in languages with Latin letters. */
function addPdf<Value>({ value }: { value: Value }) {
  return { kind: 'ok', value: { ...value, hasPdf: offersPdf() } } as const;
}
