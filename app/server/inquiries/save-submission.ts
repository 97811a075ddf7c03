import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryTarget, ExtraKey } from '#app/domain/contact/fields';
import type { Payload } from '#app/domain/contact/inquiry';
import { findOfferedSelection, parseOfferNumberOfPath } from '#app/domain/contact/offer-facts';
import type { Submission } from '#app/domain/contact/submission';
import { DAY_MS } from '#app/domain/durations';
import { formatOfferQuery } from '#app/domain/offers/offer';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import { referenceLanguage } from '#app/i18n/languages';
import { loadList } from '#app/i18n/price-list';
import { storeInquiredOffer } from '#app/server/offers/stored-offers';
import type { PriceSource } from '#app/server/prices/price-source';
import { findLeaseOfForm } from '#app/server/store/deliveries';
import { countEvent } from '#app/server/store/limits';
import { findOffer } from '#app/server/store/offers';
import { type Claim, type SavedInquiry, saveInquiry } from '#app/server/store/save-inquiry';
import type { Store } from '#app/server/store/store';
import { composeInquiry } from './compose-inquiry';
import type { InquiryContext } from './inquiry-context';
import { createReference } from './reference';

/** A submission that has passed all checks. */
export interface AcceptedSubmission {
  submission: Submission;
  payload: Payload;
  /** Fields beyond spec §7 that the provider takes. */
  providerFields: readonly ExtraKey[];
  key: string;
  inquiries: InquiryContext;
  /** Undefined if the built-in prices are always in force. */
  prices: Pick<PriceSource, 'find'> | undefined;
  /** Origin of the staff pages. */
  staffOrigin: string;
}

const PAUSE_MS = 100;

/** Confirmations for one address, since anyone can enter it. */
const CONFIRMATIONS = { max: 3, windowMs: DAY_MS };

/**
 * Saves an inquiry and its deliveries.
 * @param claim the delivery that the caller attempts at once
 */
export async function saveSubmission(
  taken: AcceptedSubmission,
  claim: Claim | undefined,
): Promise<SavedInquiry> {
  const { submission, payload, providerFields, key, inquiries, staffOrigin } = taken;
  const { store, delivery } = inquiries;
  const offer = await findOfferedPrices(taken);
  const targets = await listTargets(taken);
  const end = performance.now() + delivery.leaseMsOf('provider');
  for (;;) {
    await waitForEarlierVersion(taken, end);
    const now = Date.now();
    const reference = createReference();
    const facts = {
      submission,
      payload,
      providerFields,
      key,
      reference,
      now,
      ...offer,
      staffOrigin,
    };
    const { inquiry, deliveries } = await composeInquiry(facts, targets);
    const saved = await saveInquiry(
      store,
      inquiry,
      deliveries,
      now,
      claim,
      performance.now() < end,
    );
    if (saved) return saved;
  }
}

/** All targets, without the confirmation for an address that has got enough of them. */
async function listTargets({
  payload: { email },
  inquiries: { store, delivery },
}: AcceptedSubmission): Promise<readonly DeliveryTarget[]> {
  const { targets } = delivery;
  if (email === '' || !targets.includes('confirmation')) return targets;
  const wait = await countEvent(store, `confirmation ${email.toLowerCase()}`, [CONFIRMATIONS]);
  return wait > 0 ? targets.filter((target) => target !== 'confirmation') : targets;
}

/** The prices that the page showed, and the stored offer with the selection (D39). */
async function findOfferedPrices({
  submission: { context },
  payload,
  inquiries: { store },
  prices: source,
}: AcceptedSubmission) {
  if (!context) return { prices: undefined };
  const { page, language } = context;
  const stored = await findStoredOffer(store, page);
  const version = stored?.version ?? context.priceList ?? BUILT_IN_VERSION;
  const found = await source?.find(version);
  const isKnown = found || version === BUILT_IN_VERSION;
  const prices = isKnown
    ? { version, list: await loadList(found?.list, referenceLanguage) }
    : undefined;
  if (stored) {
    const offered = `/preiskalkulator/${stored.planId}${stored.query}`;
    return { prices, offered, offerNumber: stored.number };
  }
  const selection = findOfferedSelection(page, payload.pricingDetails, prices);
  if (!prices || !selection) return { prices };
  const query = formatOfferQuery(selection);
  const offer = { planId: selection.plan.id, query, version: prices.version, language };
  return { prices, offerNumber: await storeInquiredOffer(store, offer, Date.now()) };
}

/** The stored offer of the page that an inquiry comes from (D39). */
async function findStoredOffer(store: Store, page: string) {
  const number = parseOfferNumberOfPath(page);
  return number === undefined ? undefined : findOffer(store, number, Date.now());
}

/** Waits while an earlier version of this form is being delivered, since its result decides. */
async function waitForEarlierVersion(
  { submission, key, inquiries: { store } }: AcceptedSubmission,
  end: number,
): Promise<void> {
  while (
    performance.now() < end &&
    (await findLeaseOfForm(store, submission.requestId, key)) > Date.now()
  ) {
    await wait(PAUSE_MS);
  }
}
