import type * as z from 'zod';
import { mapTexts } from '#app/domain/contact/fields';
import { parseOfferNumberOfPath } from '#app/domain/contact/inquired-selection';
import type { InquiryQuery } from '#app/domain/contact/inquiry-query';
import { getCsvSeparator } from '#app/domain/csv';
import { resolveOfferSelection, type StoredOffer } from '#app/domain/offers/offer';
import { toOneLine } from '#app/domain/plain-text';
import { quoteSelection } from '#app/domain/pricing/quote';
import { listEvents } from '#app/domain/staff/audit-log';
import { findLanguage, type Language, languages, referenceLanguage } from '#app/i18n/languages';
import { loadTranslatedList } from '#app/i18n/price-list';
import { loadTexts } from '#app/i18n/texts';
import { getOfferAddress } from '#app/server/offers/offer-addresses';
import type { PriceSource } from '#app/server/prices/price-source';
import type { StaffCall } from '#app/server/staff/may-do';
import { type AuditContext, listAuditEntries } from '#app/server/store/audit';
import { type Cursor, readCursor, writeCursor } from '#app/server/store/cursor';
import { findInquiry, type StoredInquiry } from '#app/server/store/inquiries';
import { recordExport } from '#app/server/store/inquiry-actions';
import { findNeighbours, listInquiryPage } from '#app/server/store/inquiry-list';
import { findOffer } from '#app/server/store/offers';
import type { Store } from '#app/server/store/store';
import { site } from '#app/site';
import { formatInquiriesCsv, formatJson, type ListWords } from './export';
import type { exportSchema, oneSchema } from './inquiry-schemas';
import { composeName, type Entry, findEntries, readFilter, toEntry, toShownEntry } from './list';

// Handlers of the server functions for staff with the right `inquiries`.

const PAGE_LENGTH = 25;
/** Shown on an inquiry's page; the audit log has all. */
const MOST_EVENTS = 20;

export async function readPage({ data, context: { staff, visit } }: StaffCall<InquiryQuery>) {
  const place = readCursor(data.after);
  const page = await listInquiryPage(staff.store, readFilter(data), PAGE_LENGTH, place);
  const last = page.hasMore ? page.inquiries.at(-1) : undefined;
  return {
    inquiries: page.inquiries.map((stored) => toShownEntry(toEntry(stored))),
    counts: page.counts,
    newer: page.newer,
    plans: await listPlans(visit.prices),
    /** Cursor of the next page; null on the last page. */
    next: last ? writeCursor(placeOf(last)) : null,
  };
}

function placeOf({ received_at: time, reference: id }: StoredInquiry): Cursor {
  return { time, id };
}

/** Titles of the plans in force, in every language in which visitors see them. */
async function listPlans(prices: Pick<PriceSource, 'current'> | undefined): Promise<string[]> {
  const list = prices?.current().list;
  const lists = await Promise.all(languages.map((language) => loadTranslatedList(list, language)));
  const plans = lists.flatMap(({ PRICING_PLANS }) => PRICING_PLANS);
  return [...new Set(plans.map(({ title }) => title))];
}

/** One inquiry with its neighbours in the list; null if it does not exist. */
export async function readOne({ data, context }: StaffCall<z.infer<typeof oneSchema>>) {
  const { store } = context.staff;
  const stored = await findInquiry(store, data.reference);
  if (!stored) return null;
  const entry = toEntry(stored);
  const about = { about: stored.reference, events: listEvents('inquiries') };
  const [addonTitles, offer, neighbours, log] = await Promise.all([
    findAddonTitles(entry, context.visit.prices),
    findSheet(store, entry),
    findNeighbours(store, readFilter(data.query), placeOf(stored)),
    listAuditEntries(store, MOST_EVENTS, about),
  ]);
  const today = await findTodaysPrice(entry, offer.sheet, context.visit.prices);
  const openable = { sheet: offer.sheet?.number ?? null, calculator: offer.calculator };
  /** People's actions on it. */
  const events = log.map(({ at, who, knownBy, event }) => ({ at, who, knownBy, event }));
  const reply = await composeReply(entry, offer.sheet);
  return { ...toShownEntry(entry), addonTitles, ...openable, today, neighbours, events, reply };
}

/** Begin of a mail to the visitor, in the language of the page that the inquiry came from. */
async function composeReply(entry: Entry, sheet: StoredOffer | undefined) {
  const language = findLanguage(entry.language) ?? referenceLanguage;
  const t = (await loadTexts(language, ['staff'])).getFixedT(null, 'staff');
  const { reference } = entry;
  const name = toOneLine(composeName(entry.payload));
  const lines = [
    name === '' ? t('mail.reply.greetingNameless') : t('mail.reply.greeting', { name }),
    t('mail.reply.thanks', { reference }),
    ...(sheet ? [t('mail.reply.sheet', { link: getOfferAddress(sheet.number, language) })] : []),
  ];
  return { subject: t('mail.reply.subject', { reference }), body: `${lines.join('\n\n')}\n\n` };
}

/** Address at which staff open the selection: the stored sheet, or the calculator if there is none. */
async function findSheet(store: Store, { offer }: Entry) {
  const number = offer === null ? undefined : parseOfferNumberOfPath(offer);
  if (number === undefined) return { sheet: undefined, calculator: offer };
  return { sheet: await findOffer(store, number, Date.now()), calculator: null };
}

/** Today's list and total in whole euros; null while the inquiry's own list is in force (D39). */
export async function findTodaysPrice(
  { priceList }: Pick<Entry, 'priceList'>,
  sheet: StoredOffer | undefined,
  prices: Pick<PriceSource, 'current'> | undefined,
) {
  const current = prices?.current();
  if (priceList === null || !current || current.version === priceList) return null;
  const config = await loadTranslatedList(current.list, referenceLanguage);
  const selection = sheet && resolveOfferSelection(config, sheet);
  const quote = selection && quoteSelection(config, selection);
  const total = quote?.totalShown ?? null;
  /** Why there is no total. */
  const reason = !sheet ? 'unstored' : !selection ? 'planGone' : 'onRequest';
  return { version: current.version, total, reason } as const;
}

/** Exports the filtered inquiries as a file, written part by part. The audit entry is written first. */
export async function exportInquiries(
  store: Store,
  { query, format, language }: z.infer<typeof exportSchema>,
  audit: AuditContext,
): Promise<{ text: AsyncGenerator<string>; count: number }> {
  const { count, parts } = await findEntries(store, query);
  const text =
    format === 'json'
      ? formatJson(parts)
      : formatInquiriesCsv(parts, site.origin, await loadWords(findLanguage(language)));
  await recordExport(store, `${format}: ${count}`, audit);
  return { text, count };
}

async function loadWords(language: Language = referenceLanguage): Promise<ListWords> {
  const instance = await loadTexts(language, ['staff', 'contact']);
  const t = instance.getFixedT(null, ['staff', 'contact']);
  /** Values of a newer form are shown as stored. */
  const word = (key: string, stored: string) => instance.t(key, { defaultValue: stored });
  const headings = {
    ...mapTexts((key) => t(`contact:fields.${key}`)),
    ...t('staff:inquiries.columns', { returnObjects: true }),
  };
  return {
    separator: getCsvSeparator(language.locale),
    unreadable: t('inquiries.unreadable.badge'),
    nameColumn: (column) => headings[column],
    reason: (reason) => word(`contact:reasons.${reason}`, reason),
    way: (way) => word(`contact:ways.${way}`, way),
    billing: (isYearly) => t(isYearly ? 'contact:details.yearly' : 'contact:details.monthly'),
    term: (term) => word(`staff:inquiries.terms.${term}`, term),
    delivery: (target, state) =>
      [
        word(`staff:inquiries.targets.${target}`, target),
        word(`staff:inquiries.deliveryStates.${state}`, state),
      ].join(' '),
  };
}

/** Ids and titles of addons in a published list; those of the built-in list are in the locales. */
async function findAddonTitles(
  { priceList }: Entry,
  prices: Pick<PriceSource, 'find'> | undefined,
): Promise<(readonly [id: string, title: string])[]> {
  if (priceList === null || priceList === 0) return [];
  const found = await prices?.find(priceList);
  const addons = found?.list?.ADDONS ?? [];
  return addons.map(({ id, title }) => [id, title] as const);
}
