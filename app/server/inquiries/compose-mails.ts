import type { Payload } from '#app/domain/contact/payload';
import { toOneLine } from '#app/domain/plain-text';
import { BERLIN } from '#app/domain/price-lists/berlin-time';
import { COUNT_UNITS } from '#app/domain/pricing/counts';
import { findLanguage, type Language, referenceLanguage } from '#app/i18n/languages';
import { loadInstance } from '#app/i18n/shared-instance';
import type { Mail } from '#app/server/delivery/mail';
import type { NewInquiry } from '#app/server/store/save-inquiry';
import { site } from '#app/site';

/**
 * The mail to sales: the whole inquiry in the reference language. Free text of the visitor is quoted,
 * so that it cannot look like another field.
 */
export async function composeSalesMail(
  { reference, language, offer, total }: NewInquiry,
  payload: Payload,
  now: number,
): Promise<Mail> {
  const t = await loadTexts(referenceLanguage);
  const { email, phone, preferredContact, pricingDetails } = payload;
  const time = new Intl.DateTimeFormat(referenceLanguage.locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: BERLIN,
  });
  const facts = [
    [t('mail:sales.reference'), reference],
    [t('mail:sales.received'), time.format(now)],
    [t('contact:fields.firstName'), quote(t, payload.firstName)],
    [t('contact:fields.lastName'), quote(t, payload.lastName)],
    [t('contact:fields.email'), email],
    [t('contact:fields.phone'), phone],
    [
      t('contact:fields.preferredContact'),
      preferredContact && t(`contact:ways.${preferredContact}`),
    ],
    [t('contact:fields.reason'), t(`contact:reasons.${payload.reason}`)],
    [t('mail:sales.selection'), pricingDetails && describeDetails(t, pricingDetails)],
    [t('mail:sales.total'), total === null ? '' : `${total} €`],
    [t('mail:sales.offer'), offer === null ? '' : site.origin + offer],
    [t('mail:sales.language'), language],
  ];
  return {
    ...(email !== '' && { replyTo: email }),
    subject: t('mail:sales.subject', { reference }),
    text: facts
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  };
}

/** The confirmation for the visitor. It repeats no input, since the address may be someone else's. */
export async function composeConfirmation({
  reference,
  language,
  email,
}: NewInquiry): Promise<Mail> {
  const t = await loadTexts(findLanguage(language) ?? referenceLanguage);
  const company = site.company.name;
  return {
    to: email,
    subject: t('mail:confirmation.subject', { brand: site.brand, reference }),
    text: [
      t('mail:confirmation.greeting'),
      t('mail:confirmation.text', { reference }),
      t('mail:confirmation.mistake'),
      `${company}\n${site.contactEmail}`,
    ].join('\n\n'),
  };
}

type Texts = Awaited<ReturnType<typeof loadTexts>>;

function describeDetails(t: Texts, details: NonNullable<Payload['pricingDetails']>): string {
  const billing = t(details.isYearly ? 'contact:details.yearly' : 'contact:details.monthly');
  const scope =
    'users' in details
      ? [
          ...COUNT_UNITS.map((unit) => t(`contact:details.${unit}`, { count: details[unit] })),
          ...details.addons.map((id) => quote(t, id)),
        ]
      : [];
  return [quote(t, details.plan), billing, ...scope].join(', ');
}

/** Collapses spaces, which could wrap the line, and replaces quotation marks, which could end the quotation. */
function quote(t: Texts, text: string): string {
  const unquoted = toOneLine(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pi}\p{Pf}\u201E\u201A"]/gu, "'");
  return t('mail:sales.quoted', { text: unquoted });
}

async function loadTexts(language: Language) {
  const instance = await loadInstance(language, ['mail', 'contact']);
  return instance.getFixedT(null, ['mail', 'contact']);
}
