import { formatColumns, showTime, stripControls } from '#tools/report/columns.ts';
import type { Entry } from './entry.ts';

const HEADINGS = [
  'Reference',
  'Received',
  'Name',
  'E-mail',
  'Phone',
  'Prefers',
  'Reason',
  'Offer',
  'Total',
  'Delivery',
  'Answered',
];

export function formatTable(entries: readonly Entry[]): string {
  return formatColumns(HEADINGS, entries.map(listCells));
}

/** One inquiry with all that is known of it. */
export function formatEntry(entry: Entry, origin: string): string {
  const { payload, deliveries } = entry;
  const facts = HEADINGS.map((name, index) => [name, listCells(entry)[index] ?? '']);
  const rows = [
    ...facts,
    ['Language', entry.language],
    ['Page', entry.page],
    ['Offer link', entry.offer === null ? '' : origin + entry.offer],
    ['Price list', entry.priceList === null ? '' : String(entry.priceList)],
    ['Consent', entry.consentVersion],
    ...deliveries.map(({ target, state, attempts, nextAttemptAt, settledAt, reason = '' }) => [
      `to ${target}`,
      [state, `${attempts} attempts`, reason, showTime(settledAt ?? nextAttemptAt)].join(', '),
    ]),
    ['Payload', JSON.stringify(payload)],
  ];
  return rows
    .filter(([, value]) => value !== '')
    .map(([name = '', value = '']) => `${name.padEnd(12)}  ${stripControls(value)}`)
    .join('\n');
}

/**
 * For spreadsheets, German Excel among them: semicolons, a byte-order mark, and nothing that a
 * visitor wrote is taken for a formula.
 */
export function formatCsv(entries: readonly Entry[], origin: string): string {
  const headings = [...HEADINGS, 'Language', 'Offer link', 'Term', 'Consent'];
  const rows = entries.map((entry) => [
    ...listCells(entry),
    entry.language,
    entry.offer === null ? '' : origin + entry.offer,
    entry.term ?? '',
    entry.consentVersion,
  ]);
  return `\uFEFF${[headings, ...rows].map((row) => row.map(quoteCell).join(';')).join('\r\n')}`;
}

function listCells(entry: Entry): string[] {
  const { payload, total, answeredAt } = entry;
  const { firstName, lastName, email, phone, preferredContact = '', reason } = payload;
  return [
    entry.reference,
    showTime(entry.receivedAt),
    `${firstName} ${lastName}`,
    email,
    phone,
    preferredContact,
    reason,
    describeOffer(entry),
    total === null ? '' : String(total),
    entry.deliveries.map(({ target, state }) => `${target} ${state}`).join(', '),
    showTime(answeredAt ?? undefined),
  ];
}

function describeOffer({ payload: { pricingDetails } }: Entry): string {
  if (!pricingDetails) return '';
  const { plan, isYearly, users, systems, landscapes, addons = [] } = pricingDetails;
  const counts = users === undefined ? [] : [`${users}/${systems}/${landscapes}`];
  return [plan, isYearly ? 'yearly' : 'monthly', ...counts, ...addons].join(' ');
}

/** Wherever a program might begin a new cell, a sign before what would be a formula makes it text. */
function quoteCell(text: string): string {
  const inOneLine = text.replace(/[\p{C}\u2028\u2029]+/gu, ' ');
  const harmless = inOneLine.replace(/(^|[;,|"'])(\s*)([=+\-@＝＋－＠])/g, "$1$2'$3");
  return `"${harmless.replaceAll('"', '""')}"`;
}
