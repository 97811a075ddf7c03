import { formatBerlinTime } from '#app/domain/berlin-time.ts';
import { listCounted } from '#app/domain/pricing/counts.ts';
import { composeCells, type ListWords } from '#app/server/inquiries/export.ts';
import { composeName, type Entry } from '#app/server/inquiries/list.ts';
import { site } from '#app/site.ts';
import type { Answer } from '#tools/command-line/program.ts';
import { answerWithRows, formatColumns, nameByKey } from '#tools/report/columns.ts';

const asStored = (code: string) => code;

/** Words of the list for operators: codes as stored. */
export const STORED_LIST_WORDS: ListWords = {
  separator: ';',
  unreadable: 'unreadable',
  nameColumn: nameByKey,
  reason: asStored,
  way: asStored,
  billing: (isYearly) => (isYearly ? 'yearly' : 'monthly'),
  term: asStored,
  delivery: (target, state) => `${target} ${state}`,
};

/** Columns of the table; those of one thing in several columns of a file stand together. */
const LIST_COLUMNS = [
  'reference',
  'received',
  'name',
  'company',
  'email',
  'phone',
  'preferredContact',
  'reason',
  'selection',
  'total',
  'delivery',
  'answered',
] as const;

export function formatTable(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => {
    const cells = { ...describe(entry), ...summarize(entry) };
    return LIST_COLUMNS.map((column) => cells[column]);
  });
  return formatColumns(LIST_COLUMNS.map(nameByKey), rows);
}

function summarize({ payload, unreadable }: Entry) {
  const name = composeName(payload) || '(no name)';
  const { pricingDetails: details } = payload;
  const counts = details && listCounted(details).map(({ count }) => count);
  const selection = details && [
    details.plan,
    STORED_LIST_WORDS.billing(details.isYearly),
    counts?.join('/'),
    ...(details.addons ?? []),
  ];
  return {
    name: unreadable ? `${name} (${STORED_LIST_WORDS.unreadable})` : name,
    selection: selection?.filter(Boolean).join(' ') ?? '',
  };
}

/** One inquiry with all details. */
export function answerWithEntry(entry: Entry): Answer {
  const deliveries = entry.deliveries.map((one) => [
    `to ${one.target}`,
    [one.state, `${one.attempts} attempts`, one.reason, formatTime(one)].filter(Boolean).join(', '),
  ]);
  const values: Record<string, string> = {
    ...describe(entry),
    page: entry.page,
    priceList: String(entry.priceList ?? ''),
    ...Object.fromEntries(deliveries),
    payload: JSON.stringify(entry.payload),
    stored: entry.unreadable ? JSON.stringify(entry.unreadable) : '',
  };
  const rows = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ field: nameByKey(key), value }));
  return { ...answerWithRows(rows, ''), json: entry };
}

function describe(entry: Entry) {
  return composeCells(entry, site.origin, STORED_LIST_WORDS, formatBerlinTime);
}

/** The end of a delivery, or its next attempt. */
function formatTime({ settledAt, nextAttemptAt }: Entry['deliveries'][number]): string {
  const time = settledAt ?? nextAttemptAt;
  return time === undefined ? '' : formatBerlinTime(Date.parse(time));
}
