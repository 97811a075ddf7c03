import type { DeliveryTarget, ExtraKey } from '#app/domain/contact/fields';
import { composeProviderBody, type Payload } from '#app/domain/contact/inquiry';
import { computeOfferFacts, type PricedList } from '#app/domain/contact/offer-facts';
import type { Submission, SubmissionContext } from '#app/domain/contact/submission';
import { findLanguage, referenceLanguage } from '#app/i18n/languages';
import { getOfferPath } from '#app/server/offers/offer-addresses';
import type { NewDelivery, NewInquiry } from '#app/server/store/save-inquiry';
import { composeConfirmation } from './compose-confirmation';
import { composeSalesMail } from './compose-sales-mail';
import { composeSearchText } from './search-text';

export interface InquiryFacts {
  submission: Submission;
  payload: Payload;
  /** Fields beyond spec §7 that the provider takes. */
  providerFields: readonly ExtraKey[];
  key: string;
  /** A new reference number. */
  reference: string;
  now: number;
  /** The prices that the page showed; undefined if they are unknown. */
  prices: PricedList | undefined;
  /** Calculator address of the stored offer that the inquiry was sent from. */
  offered?: string | undefined;
  /** Number of the stored offer with the selection. */
  offerNumber?: string | undefined;
  /** Origin of the staff pages. */
  staffOrigin: string;
}

/** Context for pages of an earlier build, which do not send it. */
const UNKNOWN_CONTEXT = {
  page: '/',
  language: 'de',
  consentVersion: 'unknown',
  priceList: undefined,
};

/** An inquiry as it is stored, and the body for each delivery target. */
export async function composeInquiry(facts: InquiryFacts, targets: readonly DeliveryTarget[]) {
  const { submission, payload, key, reference } = facts;
  const { priceList: _, ...context } = submission.context ?? UNKNOWN_CONTEXT;
  const inquiry: NewInquiry = {
    form: submission.requestId,
    key,
    reference,
    payload: JSON.stringify(payload),
    email: payload.email,
    searchText: composeSearchText(payload),
    ...context,
    ...describeOffered(context, facts),
  };
  const deliveries: NewDelivery[] = [];
  for (const target of targets) {
    const body = await composeBody(target, inquiry, facts);
    if (body !== undefined) deliveries.push({ target, body });
  }
  return { inquiry, deliveries };
}

/** The address of the offer is that of its stored sheet if there is one (D39). */
function describeOffered(
  { page, language }: Pick<SubmissionContext, 'page' | 'language'>,
  { payload, prices, offered, offerNumber }: InquiryFacts,
) {
  const facts = computeOfferFacts(offered ?? page, payload.pricingDetails, prices);
  if (offerNumber === undefined) return facts;
  const offer = getOfferPath(offerNumber, findLanguage(language) ?? referenceLanguage);
  return { ...facts, offer };
}

/** Undefined if there is nothing to send: a confirmation without an e-mail address. */
async function composeBody(
  target: DeliveryTarget,
  inquiry: NewInquiry,
  facts: InquiryFacts,
): Promise<string | undefined> {
  switch (target) {
    case 'provider':
      return composeProviderBody(facts.payload, facts.providerFields);
    case 'webhook':
      return JSON.stringify(composeEvent(inquiry, facts));
    case 'mail':
      return JSON.stringify(await composeSalesMail(inquiry, facts));
    case 'confirmation':
      return inquiry.email === '' ? undefined : JSON.stringify(await composeConfirmation(inquiry));
    default:
      // A new target does not compile until it has a body.
      return target satisfies never;
  }
}

/** The webhook event in the form that Standard Webhooks recommends, without the CAPTCHA token. */
function composeEvent(inquiry: NewInquiry, { payload, now }: InquiryFacts) {
  const { reference, language, page, offer, total, term, priceList, consentVersion } = inquiry;
  const timestamp = new Date(now).toISOString();
  const { turnstileToken: _, ...contact } = payload;
  return {
    type: 'inquiry.received',
    timestamp,
    data: {
      reference,
      receivedAt: timestamp,
      language,
      page,
      offer,
      total,
      term,
      priceList,
      consentVersion,
      inquiry: contact,
    },
  };
}
