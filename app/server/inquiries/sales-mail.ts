import { BERLIN } from '#app/domain/berlin-time';
import {
  FIELD_KEYS,
  type FieldKey,
  INQUIRY_FIELDS,
  mapTexts,
  OFFER_TERMS,
  type TextKey,
} from '#app/domain/contact/fields';
import {
  findOfferedSelection,
  parseOfferNumberOfPath,
} from '#app/domain/contact/inquired-selection';
import type { Payload } from '#app/domain/contact/inquiry';
import { toPricingDetails } from '#app/domain/contact/pricing-details';
import type { PricingDetails } from '#app/domain/contact/pricing-details-schema';
import { isVisible, toOneLine, toPlainLines } from '#app/domain/plain-text';
import type { PublishedList } from '#app/domain/price-lists/activation-log';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import { listAddons } from '#app/domain/pricing/catalog';
import { listCounted } from '#app/domain/pricing/counts';
import { getFormats } from '#app/i18n/formats';
import { findLanguage, referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import type { Mail } from '#app/server/delivery/mail';
import { getCalculatorAddress, getOfferAddress } from '#app/server/offers/offer-addresses';
import type { NewInquiry } from '#app/server/store/save-inquiry';
import { formatHtml, formatText, type MailLink, type MailRow } from './format-mail';

export interface SalesMailInput {
  payload: Payload;
  now: number;
  /** The prices that the page showed; undefined if they are unknown. */
  prices: PublishedList | undefined;
  /** Calculator address of the stored offer that the inquiry was sent from. */
  offered?: string | undefined;
  /** The CAPTCHA service did not answer. */
  isUnverified: boolean;
  staffOrigin: string;
}

/**
 * The mail to sales in the reference language. The first part names only what the server knows; everything
 * that the visitor could have typed is quoted in a section below them.
 */
export async function composeSalesMail(inquiry: NewInquiry, input: SalesMailInput): Promise<Mail> {
  const { payload, now } = input;
  const t = await loadWords();
  const reason = t(`contact:reasons.${payload.reason}`);
  const selected = describeSelection(t, inquiry, input);
  const subject = t('mail.sales.subject', {
    reference: inquiry.reference,
    topic: selected?.topic ?? reason,
  });
  const content = {
    subject,
    known: [
      { name: t('contact:fields.reason'), value: reason },
      ...(selected?.rows ?? []),
      { name: t('inquiries.one.language'), value: findLanguage(inquiry.language)?.name },
      { name: t('inquiries.columns.received'), value: formatTime(now) },
      { name: t('mail.sales.captcha'), value: input.isUnverified ? t('inquiries.unverified') : '' },
    ].filter(hasValue),
    link: {
      label: t('mail.sales.open'),
      // Addresses are lower case. The store also replaces this reference if the form has one already.
      href: `${input.staffOrigin}/admin/anfragen/${inquiry.reference.toLowerCase()}`,
    },
    sheet: selected?.sheet,
    entered: {
      title: t('mail.sales.entered'),
      note: t('mail.sales.unchecked'),
      rows: describeEntered(t, payload, selected === undefined).filter(hasValue),
    },
  };
  return {
    ...(payload.email !== '' && { replyTo: payload.email }),
    subject,
    text: formatText(content),
    html: formatHtml(content, referenceLanguage),
  };
}

type Texts = Awaited<ReturnType<typeof loadWords>>;
type OptionalRow = Omit<MailRow, 'value'> & { value: string | undefined };

function hasValue(row: OptionalRow): row is MailRow {
  return row.value !== undefined && row.value !== '';
}

/** The selection in the words of the price list; undefined if it was not found there. */
function describeSelection(
  t: Texts,
  { page, offer, total, term }: NewInquiry,
  { payload, prices, offered }: SalesMailInput,
): { topic: string; rows: OptionalRow[]; sheet: MailLink } | undefined {
  const selection = findOfferedSelection(offered ?? page, payload.pricingDetails, prices);
  if (!prices || !selection) return undefined;
  const { version, list } = prices;
  const titleOf = (items: readonly { id: string; title: string }[], wanted: string) =>
    toOneLine(items.find(({ id }) => id === wanted)?.title || wanted);
  const { euros, list: join } = getFormats(referenceLanguage);
  const details = toPricingDetails(selection);
  const { plan } = selection;
  const title = titleOf(list.PRICING_PLANS, plan.id);
  const addons = 'addons' in details ? details.addons : [];
  const period =
    term === 'monthly' ? 'staff:inquiries.one.perMonth' : 'staff:inquiries.one.perYear';
  const price =
    total === null
      ? t('mail.sales.noListPrice')
      : t(period, { amount: euros(total).replace('\u00A0', ' ') });
  const knownTerm = OFFER_TERMS.find((name) => name === term);
  const number = offer === null ? undefined : parseOfferNumberOfPath(offer);
  const rows = [
    {
      name: t('inquiries.one.total'),
      value: total === null ? price : t('mail.sales.net', { total: price }),
    },
    { name: t('inquiries.one.term'), value: knownTerm && t(`inquiries.terms.${knownTerm}`) },
    { name: t('mail.sales.selection'), value: [title, ...listCounts(t, details)].join(', ') },
    {
      name: t('inquiries.one.addons'),
      value: join(addons.map((id) => titleOf(listAddons(list), id))),
    },
    {
      name: t('inquiries.one.priceList'),
      value:
        version === BUILT_IN_VERSION
          ? t('publishing.builtIn')
          : t('inquiries.one.version', { number: version }),
    },
  ];
  const sheet =
    number === undefined
      ? {
          label: t('mail.sales.calculator'),
          href: getCalculatorAddress(selection, referenceLanguage),
        }
      : {
          label: t('mail.sales.sheet', { number }),
          href: getOfferAddress(number, referenceLanguage),
        };
  return { topic: t('mail.sales.priced', { plan: title, total: price }), rows, sheet };
}

/** @param withSelection whether the selection is only known from the visitor's browser */
function describeEntered(t: Texts, payload: Payload, withSelection: boolean): OptionalRow[] {
  const { preferredContact, pricingDetails } = payload;
  const rows: Partial<Record<FieldKey, OptionalRow>> = {
    ...mapTexts((key) => ({
      name: t(`contact:fields.${key}`),
      value: describeText(t, key, payload[key] ?? ''),
    })),
    preferredContact: {
      name: t('contact:fields.preferredContact'),
      value: preferredContact && t(`contact:ways.${preferredContact}`),
    },
    pricingDetails: {
      name: t('mail.sales.selection'),
      value: withSelection && pricingDetails ? describeDetails(t, pricingDetails) : undefined,
    },
  };
  return FIELD_KEYS.flatMap((key) => rows[key] ?? []);
}

function describeText(t: Texts, key: TextKey, text: string): string | undefined {
  const { kind } = INQUIRY_FIELDS[key];
  if (kind === 'email' || kind === 'phone') return text;
  if (!isVisible(text)) return kind === 'name' ? t('mail.sales.nameless') : undefined;
  return kind === 'lines' ? toPlainLines(text) : quote(t, text);
}

function describeDetails(t: Texts, details: PricingDetails): string {
  const billing = t(details.isYearly ? 'contact:details.yearly' : 'contact:details.monthly');
  const addons = 'addons' in details ? details.addons.map((id) => quote(t, id)) : [];
  return [quote(t, details.plan), billing, ...listCounts(t, details), ...addons].join(', ');
}

function listCounts(t: Texts, details: PricingDetails): string[] {
  if (!('users' in details)) return [];
  return listCounted(details).map(({ unit, count }) => t(`contact:details.${unit}`, { count }));
}

/** Collapses spaces, which could wrap the line, and replaces quotation marks, which could end the quotation. */
function quote(t: Texts, text: string): string {
  const unquoted = toOneLine(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pi}\p{Pf}\u201E\u201A"]/gu, "'");
  return t('mail.sales.quoted', { text: unquoted });
}

function formatTime(time: number): string {
  return new Intl.DateTimeFormat(referenceLanguage.locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: BERLIN,
  }).format(time);
}

async function loadWords() {
  const instance = await loadTexts(referenceLanguage, ['staff', 'contact']);
  return instance.getFixedT(null, ['staff', 'contact']);
}
