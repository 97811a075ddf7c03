import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import type { NewOffer, OfferLookup, SaveOfferResult } from '#app/domain/offers/offer';
import { parseOfferNumber } from '#app/domain/offers/offer-number';
import { offersPdf } from '#app/server/offers/offer-files';
import { receiveOffer } from '#app/server/offers/stored-offers';
import { forEveryone } from '#app/server/staff/guards.server';

const STATUSES = { unreadable: 422, 'too-many': 429, unavailable: 503 } as const;

interface Files {
  /** Whether the offer can be downloaded as PDF in languages with Latin letters. */
  hasPdf: boolean;
}

type Receipt = SaveOfferResult & Files;
type FetchedOffer = OfferLookup & Files;

/** Stores a shared or printed offer; the receipt has the reason of a failure (D39). */
export const storeOffer = createServerFn({ method: 'POST' })
  // `receiveOffer` validates the input: an error is a receipt, not an exception.
  .validator((offer: NewOffer): unknown => offer)
  .handler(
    forEveryone('storeOffer', async ({ data, context: { visit } }): Promise<Receipt> => {
      const { address, inquiries } = visit;
      const receipt = await receiveOffer(data, {
        store: inquiries?.store,
        address,
        now: Date.now(),
      });
      if (!receipt.isSaved) setResponseStatus(STATUSES[receipt.reason]);
      if ('retryAfterSeconds' in receipt) {
        setResponseHeader('retry-after', String(receipt.retryAfterSeconds));
      }
      return { ...receipt, hasPdf: offersPdf() };
    }),
  );

/** Loads an offer for its page. */
export const fetchOffer = createServerFn({ method: 'POST' })
  .validator((number: string): unknown => number)
  .handler(
    forEveryone('fetchOffer', async ({ data, context }): Promise<FetchedOffer> => {
      const number = typeof data === 'string' ? parseOfferNumber(data) : undefined;
      if (number === undefined) return { status: 'unknown', hasPdf: false };
      return { ...(await context.findOffer(number)), hasPdf: offersPdf() };
    }),
  );
