import { readOfferOfPage } from '#app/domain/contact/offer-facts';
import type { Payload } from '#app/domain/contact/payload';
import type { Submission } from '#app/domain/contact/submission';
import { findPricesOf } from '#app/server/prices/find-prices';
import type { PriceSource } from '#app/server/prices/price-source';
import { findLeaseOfForm } from '#app/server/store/deliveries';
import { type Claim, type Kept, keepInquiry } from '#app/server/store/intake';
import { findOffer } from '#app/server/store/offers';
import type { Store } from '#app/server/store/store';
import { describeInquiry } from './describe-inquiry';
import type { InquiryContext } from './inquiry-context';
import { createReference } from './reference';

/** A submission that has passed the checks. */
export interface Taken {
  submission: Submission;
  payload: Payload;
  key: string;
  contact: InquiryContext;
  /** Undefined where the built-in prices are always in force. */
  prices: Pick<PriceSource, 'find'> | undefined;
}

const PAUSE_MS = 100;

/**
 * Puts an inquiry and its deliveries into the store.
 * @param claim the delivery that is attempted at once
 */
export async function keepSubmission(taken: Taken, claim: Claim | undefined): Promise<Kept> {
  const { submission, payload, key, contact } = taken;
  const { store, delivery } = contact;
  const offer = await findWhatWasOffered(taken);
  await waitForEarlierVersion(taken);
  for (;;) {
    const now = Date.now();
    const facts = { submission, payload, key, reference: createReference(), now, ...offer };
    const { inquiry, deliveries } = await describeInquiry(facts, delivery.targets);
    const kept = await keepInquiry(store, inquiry, deliveries, now, claim);
    if (kept) return kept;
  }
}

/** The prices that the page showed, and the stored offer that it came from. */
async function findWhatWasOffered({ submission: { context }, contact, prices: source }: Taken) {
  const stored = await findStoredOffer(contact.store, context?.page);
  const prices = await findPricesOf(stored?.version ?? context?.priceList, source);
  const offered = stored && `/preiskalkulator/${stored.planId}${stored.query}`;
  return { prices, offered };
}

/** What was stored under the number of the page that an inquiry comes from (D39). */
async function findStoredOffer(store: Store, page = '') {
  const number = readOfferOfPage(page);
  return number === undefined ? undefined : findOffer(store, number, Date.now());
}

/** Another version of this form may be on its way just now; what becomes of it decides. */
async function waitForEarlierVersion({ submission, key, contact }: Taken): Promise<void> {
  const { store, delivery } = contact;
  const end = Date.now() + delivery.leaseMsOf('provider');
  while (
    Date.now() < end &&
    (await findLeaseOfForm(store, submission.requestId, key)) > Date.now()
  ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
