import { getOfferValidUntil, type NamedOffer } from '#app/domain/offers/offer';
import { getPagePath, type Language } from '#app/i18n/languages';
import { getInstance } from '#app/i18n/texts';
import { site } from '#app/site';
import type { Sheet } from './compose-sheet';
import { createSheetWords, SHEET_TEXTS } from './sheet-words';

/** Areas of the order page's texts. */
export const ORDER_TEXTS = ['order', ...SHEET_TEXTS] as const;

/** The fields that a buyer fills in, in rows of the page. */
const ROWS = [
  ['company'],
  ['billingAddress'],
  ['vatId', 'contact'],
  ['invoiceMail', 'orderNumber'],
  ['costCentre', 'routingId'],
  ['start', 'placeAndDate'],
  ['signature'],
] as const;

/** Fields of several lines. */
const TALL: readonly string[] = ['billingAddress', 'signature'];

/** The content of the page with which a buyer asks for a contract. */
export type OrderRequest = NonNullable<ReturnType<typeof composeOrderRequest>>;

/**
 * Words the page that makes an offer an order request (D61); undefined if there is none: after the
 * offer's validity, for retired prices and prices on request, or because the owner takes no such requests.
 * @param now milliseconds since 1970
 */
export function composeOrderRequest(
  { number, createdAt, changed, selection }: NamedOffer,
  { particulars, deciding, table, vat }: Sheet,
  language: Language,
  now: number,
) {
  const validUntil = getOfferValidUntil(createdAt);
  const isOrderable = number !== undefined && !changed && vat !== undefined && now <= validUntil;
  if (!site.takesOrderRequests || !isOrderable) return undefined;
  const t = getInstance(language).getFixedT(null, ORDER_TEXTS);
  const { date } = createSheetWords(language);
  const [, term] = deciding;
  return {
    title: t('title'),
    about: t('about', {
      brand: site.brand,
      company: site.company.name,
      number,
      date: date(createdAt),
    }),
    particulars: [
      ...particulars,
      { name: t('plan'), value: selection.plan.title },
      ...(term ? [{ name: term.name, value: term.figure }] : []),
      ...table.sums.slice(-1).map(({ name, amount }) => ({ name, value: amount })),
      { name: t('validUntil'), value: date(validUntil) },
    ],
    rows: ROWS.map((names) =>
      names.map((name) => ({ name, label: t(`fields.${name}`), isTall: TALL.includes(name) })),
    ),
    payment: t('payment', { payment: t('details:sheet.contract.payment') }),
    terms: t('terms'),
    termsAddress: site.origin + getPagePath('agb', language),
    send: t('send', { date: date(validUntil) }),
  };
}
