import { EXTRA_KEYS } from '#app/domain/contact/fields.ts';
import { type CsvSeparator, formatCsv } from '#app/domain/csv.ts';
import { formatSpreadsheetTime } from '#app/domain/price-lists/berlin-time.ts';
import { listCounted } from '#app/domain/pricing/counts.ts';
import { composeName, type Entry } from './inquiry-entry.ts';

/** Words of an exported list, in a person's language or as stored. */
export interface ListWords {
  separator: CsvSeparator;
  headings: Record<Column, string>;
  nameless: string;
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
  'prefers',
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

/** @param origin the site's origin, for the links to offers */
export function formatInquiriesCsv(
  entries: readonly Entry[],
  origin: string,
  words: ListWords,
): string {
  const headings = CSV_COLUMNS.map((column) => words.headings[column]);
  const rows = entries.map((entry) => [
    ...listCells(entry, words, formatSpreadsheetTime),
    entry.answeredBy ?? '',
    entry.language,
    entry.offer === null ? '' : origin + entry.offer,
    entry.term === null ? '' : words.term(entry.term),
    entry.consentVersion,
    ...EXTRA_KEYS.map((key) => entry.payload[key] ?? ''),
  ]);
  return formatCsv([headings, ...rows], words.separator);
}

/** The cells of `LIST_COLUMNS`. */
export function listCells(
  entry: Entry,
  words: ListWords,
  formatTime: (time: number) => string,
): string[] {
  const { payload, total, answeredAt } = entry;
  const { email, phone, preferredContact = '', reason } = payload;
  return [
    entry.reference,
    formatTime(Date.parse(entry.receivedAt)),
    composeName(payload) || words.nameless,
    email,
    phone,
    preferredContact === '' ? '' : words.way(preferredContact),
    words.reason(reason),
    describeOffer(entry, words),
    total === null ? '' : String(total),
    entry.deliveries.map(({ target, state }) => words.delivery(target, state)).join(', '),
    answeredAt === null ? '' : formatTime(Date.parse(answeredAt)),
  ];
}

function describeOffer({ payload: { pricingDetails } }: Entry, words: ListWords): string {
  if (!pricingDetails) return '';
  const { plan, isYearly, addons = [] } = pricingDetails;
  const counts = listCounted(pricingDetails)
    .map(({ count }) => count)
    .join('/');
  return [plan, words.billing(isYearly), counts, ...addons].filter(Boolean).join(' ');
}
