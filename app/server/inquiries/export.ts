import { type ContactKey, EXTRA_KEYS, mapTexts } from '#app/domain/contact/fields.ts';
import { type CsvSeparator, formatCsv } from '#app/domain/csv.ts';
import { formatSpreadsheetTime } from '#app/domain/price-lists/berlin-time.ts';
import { listCounted } from '#app/domain/pricing/counts.ts';
import { composeName, type Entry } from './list.ts';

/** Words of an exported list, in a person's language or as stored. */
export interface ListWords {
  separator: CsvSeparator;
  nameColumn: (column: Column) => string;
  nameless: string;
  unreadable: string;
  reason: (reason: string) => string;
  way: (preferredContact: string) => string;
  billing: (isYearly: boolean) => string;
  term: (term: string) => string;
  delivery: (target: string, state: string) => string;
}

export const LIST_COLUMNS = [
  'reference',
  'received',
  'name',
  'email',
  'phone',
  'preferredContact',
  'reason',
  'offer',
  'total',
  'delivery',
  'answered',
] as const;

const CSV_COLUMNS = [
  ...LIST_COLUMNS,
  'answeredBy',
  'language',
  'offerLink',
  'term',
  'consent',
  ...EXTRA_KEYS,
] as const;

type Column = (typeof CSV_COLUMNS)[number];

export function formatJson(entries: readonly Entry[]): string {
  return JSON.stringify(entries, null, 2);
}

/** @param origin the site's origin, for the links to offers */
export function formatInquiriesCsv(
  entries: readonly Entry[],
  origin: string,
  words: ListWords,
): string {
  const headings = CSV_COLUMNS.map(words.nameColumn);
  const rows = entries.map((entry) => {
    const cells = composeCells(entry, origin, words, formatSpreadsheetTime);
    return CSV_COLUMNS.map((column) => cells[column]);
  });
  return formatCsv([headings, ...rows], words.separator);
}

/** All that an exported list says of an inquiry; a field without a cell does not compile. */
export function composeCells(
  entry: Entry,
  origin: string,
  words: ListWords,
  formatTime: (time: number) => string,
): Record<Column | ContactKey, string> {
  const { payload, offer, total, term, answeredAt, unreadable } = entry;
  const { preferredContact = '', reason } = payload;
  return {
    ...mapTexts((key) => payload[key] ?? ''),
    reference: entry.reference,
    received: formatTime(Date.parse(entry.receivedAt)),
    name: unreadable
      ? `${composeName(payload)} (${words.unreadable})`.trim()
      : composeName(payload) || words.nameless,
    preferredContact: preferredContact === '' ? '' : words.way(preferredContact),
    reason: words.reason(reason),
    offer: describeOffer(entry, words),
    total: total === null ? '' : String(total),
    delivery: entry.deliveries.map(({ target, state }) => words.delivery(target, state)).join(', '),
    answered: answeredAt === null ? '' : formatTime(Date.parse(answeredAt)),
    answeredBy: entry.answeredBy ?? '',
    language: entry.language,
    offerLink: offer === null ? '' : origin + offer,
    term: term === null ? '' : words.term(term),
    consent: entry.consentVersion,
  };
}

function describeOffer({ payload: { pricingDetails } }: Entry, words: ListWords): string {
  if (!pricingDetails) return '';
  const { plan, isYearly, addons = [] } = pricingDetails;
  const counts = listCounted(pricingDetails)
    .map(({ count }) => count)
    .join('/');
  return [plan, words.billing(isYearly), counts, ...addons].filter(Boolean).join(' ');
}
