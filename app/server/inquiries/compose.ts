import type { DeliveryTarget, ExtraKey } from '#app/domain/contact/fields';
import { computeInquiredSelection } from '#app/domain/contact/inquired-selection';
import { composeProviderBody } from '#app/domain/contact/inquiry';
import type { Submission } from '#app/domain/contact/submission';
import { findLanguage, type Language, referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import type { Mail } from '#app/server/delivery/mail';
import { getOfferPath } from '#app/server/offers/offer-addresses';
import type { NewDelivery, NewInquiry } from '#app/server/store/save-inquiry';
import { site } from '#app/site';
import { composeSearchText } from './list';
import { composeSalesMail, type SalesMailInput } from './sales-mail';

export interface ReceivedInquiry extends SalesMailInput {
  submission: Submission;
  /** Fields beyond spec §7 that the provider takes. */
  providerFields: readonly ExtraKey[];
  /** Whether the provider verifies the CAPTCHA. */
  providerTakesToken: boolean;
  key: string;
  /** A new reference number. */
  reference: string;
  /** Number of the stored offer with the selection. */
  offerNumber?: string | undefined;
}

/** Context for pages of an earlier build, which do not send it. */
const UNKNOWN_CONTEXT = {
  page: '/',
  language: 'de',
  consentVersion: 'unknown',
  priceList: undefined,
};

/** An inquiry as it is stored, and the body for each delivery target. */
export async function composeInquiry(
  received: ReceivedInquiry,
  targets: readonly DeliveryTarget[],
) {
  const { submission, payload, key, reference, offered, offerNumber } = received;
  const { priceList: _, ...context } = submission.context ?? UNKNOWN_CONTEXT;
  const inquiry: NewInquiry = {
    form: submission.requestId,
    key,
    reference,
    payload: JSON.stringify({ ...payload, turnstileToken: undefined }),
    email: payload.email,
    isUnverified: received.isUnverified,
    searchText: composeSearchText(payload),
    ...context,
    ...computeInquiredSelection(offered ?? context.page, payload.pricingDetails, received.prices),
    // The address of the offer is that of its stored sheet if there is one (D39).
    ...(offerNumber !== undefined && {
      offer: getOfferPath(offerNumber, languageOf(context.language)),
    }),
  };
  const deliveries: NewDelivery[] = [];
  for (const target of targets) {
    const body = await composeBody(target, inquiry, received);
    const isForProvider = target === 'provider' && received.providerTakesToken;
    const token = isForProvider ? payload.turnstileToken : '';
    if (body !== undefined) deliveries.push({ target, body, ...(token !== '' && { token }) });
  }
  return { inquiry, deliveries };
}

/** Undefined if there is nothing to send: a confirmation without an e-mail address. */
async function composeBody(
  target: DeliveryTarget,
  inquiry: NewInquiry,
  received: ReceivedInquiry,
): Promise<string | undefined> {
  switch (target) {
    case 'provider':
      return composeProviderBody(
        { ...received.payload, turnstileToken: '' },
        received.providerFields,
      );
    case 'webhook':
      return JSON.stringify(composeEvent(inquiry, received));
    case 'mail':
      return JSON.stringify(await composeSalesMail(inquiry, received));
    case 'confirmation':
      return inquiry.email === '' ? undefined : JSON.stringify(await composeConfirmation(inquiry));
    default:
      // A new target does not compile until it has a body.
      return target satisfies never;
  }
}

/** The webhook event in the form that Standard Webhooks recommends, without the CAPTCHA token. */
function composeEvent(inquiry: NewInquiry, { payload, now }: ReceivedInquiry) {
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

/** The confirmation for the visitor. It repeats no input, since the address may be someone else's. */
async function composeConfirmation({ reference, language, email }: NewInquiry): Promise<Mail> {
  const instance = await loadTexts(languageOf(language), ['staff']);
  const t = instance.getFixedT(null, 'staff');
  const company = site.company.name;
  return {
    to: email,
    subject: t('mail.confirmation.subject', { brand: site.brand, reference }),
    text: [
      t('mail.confirmation.greeting'),
      t('mail.confirmation.text', { reference }),
      t('mail.confirmation.mistake'),
      `${company}\n${site.contactEmail}`,
    ].join('\n\n'),
  };
}

/** Languages of earlier builds may be gone. */
function languageOf(code: string): Language {
  return findLanguage(code) ?? referenceLanguage;
}
