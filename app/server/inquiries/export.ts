import { formatSpreadsheetTime } from '#app/domain/berlin-time.ts';
import { type ContactKey, EXTRA_KEYS, mapTexts, type TextKey } from '#app/domain/contact/fields.ts';
import { CSV_LINE_BREAK, type CsvSeparator, formatCsv, formatCsvRows } from '#app/domain/csv.ts';
import { COUNT_UNITS, mapUnits } from '#app/domain/pricing/counts.ts';
import type { Entry } from './list.ts';

/** Words of an exported list, in a person's language or as stored. */
export interface ListWords {
  separator: CsvSeparator;
  nameColumn: (column: Column) => string;
  unreadable: string;
  reason: (reason: string) => string;
  way: (preferredContact: string) => string;
  billing: (isYearly: boolean) => string;
  term: (term: string) => string;
  delivery: (target: string, state: string) => string;
}

/** Each thing has a column of its own, as programs for customers want it (D56). */
const CSV_COLUMNS = [
  'reference',
  'received',
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'preferredContact',
  'reason',
  'plan',
  'billing',
  'term',
  ...COUNT_UNITS,
  'addons',
  'total',
  'currency',
  'offerLink',
  ...EXTRA_KEYS.filter((key) => key !== 'company'),
  'language',
  'consent',
  'delivery',
  'answered',
  'answeredBy',
  'unreadable',
] as const;

type Column = (typeof CSV_COLUMNS)[number];

type Parts = AsyncIterable<readonly Entry[]> | Iterable<readonly Entry[]>;

/** The list as one JSON array, part by part. */
export async function* formatJson(parts: Parts): AsyncGenerator<string> {
  let before = '[\n';
  for await (const part of parts) {
    const entries = part.map((entry) => JSON.stringify(entry, null, 2));
    if (entries.length === 0) continue;
    yield before + entries.join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

/** The list for spreadsheets, part by part; links to offers begin with the site's origin. */
export async function* formatInquiriesCsv(
  parts: Parts,
  origin: string,
  words: ListWords,
): AsyncGenerator<string> {
  yield formatCsv([CSV_COLUMNS.map(words.nameColumn)], words.separator);
  for await (const part of parts) {
    const rows = part.map((entry) => {
      const cells = composeCells(entry, origin, words, formatSpreadsheetTime);
      return CSV_COLUMNS.map((column) => cells[column]);
    });
    yield CSV_LINE_BREAK + formatCsvRows(rows, words.separator);
  }
}

/** Several addons in one cell, as HubSpot and Salesforce read several values. */
const BETWEEN_VALUES = ';';

/** All that an exported list says of an inquiry; a field without a cell does not compile. */
export function composeCells(
  entry: Entry,
  origin: string,
  words: ListWords,
  formatTime: (time: number) => string,
): Record<Column | ContactKey | TextKey, string> {
  const { payload, offer, total, term, answeredAt, unreadable } = entry;
  const { preferredContact = '', reason, pricingDetails: details } = payload;
  return {
    ...mapTexts((key) => payload[key] ?? ''),
    ...mapUnits((unit) => String(details?.[unit] ?? '')),
    reference: entry.reference,
    received: formatTime(Date.parse(entry.receivedAt)),
    plan: details?.plan ?? '',
    billing: details ? words.billing(details.isYearly) : '',
    addons: details?.addons?.join(BETWEEN_VALUES) ?? '',
    currency: total === null ? '' : 'EUR',
    unreadable: unreadable ? words.unreadable : '',
    preferredContact: preferredContact === '' ? '' : words.way(preferredContact),
    reason: words.reason(reason),
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
