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

/** Columns under one another, for a terminal. */
export function formatTable(entries: readonly Entry[]): string {
  const rows = [HEADINGS, ...entries.map(listCells)].map((row) => row.map(stripControls));
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
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

/** In this machine's zone, and which that is: `2025-01-15 10:30 +01:00`. */
export function showTime(iso: string | undefined): string {
  if (iso === undefined) return '';
  const time = new Date(iso);
  const offset = -time.getTimezoneOffset();
  const local = new Date(time.getTime() + offset * 60_000).toISOString();
  const pad = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const zone = `${offset < 0 ? '-' : '+'}${pad(Math.abs(offset) / 60)}:${pad(Math.abs(offset) % 60)}`;
  return `${local.slice(0, 16).replace('T', ' ')} ${zone}`;
}

/** What a visitor wrote must not steer the terminal. */
function stripControls(text: string): string {
  return text.replace(/\p{C}/gu, ' ');
}

/** Wherever a program might begin a new cell, a sign before what would be a formula makes it text. */
function quoteCell(text: string): string {
  const inOneLine = text.replace(/[\p{C}\u2028\u2029]+/gu, ' ');
  const harmless = inOneLine.replace(/(^|[;,|"'])(\s*)([=+\-@＝＋－＠])/g, "$1$2'$3");
  return `"${harmless.replaceAll('"', '""')}"`;
}
