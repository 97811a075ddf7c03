import { toOneLine } from '#app/domain/plain-text.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import {
  CSV_COLUMNS,
  composeCells,
  LIST_COLUMNS,
  type ListWords,
} from '#app/server/inquiries/export.ts';
import type { Entry } from '#app/server/inquiries/list.ts';
import { formatColumns } from '#tools/report/columns.ts';

const NAMES: Record<string, string> = { email: 'E-mail', preferredContact: 'Prefers' };

/** `answeredBy` is "Answered by". */
function nameByKey(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const asStored = (code: string) => code;

/** Words of the list for operators: codes as stored. */
export const STORED_LIST_WORDS: ListWords = {
  separator: ';',
  nameless: '(no name)',
  nameColumn: (column) => NAMES[column] ?? nameByKey(column),
  reason: asStored,
  way: asStored,
  billing: (isYearly) => (isYearly ? 'yearly' : 'monthly'),
  term: asStored,
  delivery: (target, state) => `${target} ${state}`,
};

export function formatTable(entries: readonly Entry[]): string {
  return formatColumns(
    LIST_COLUMNS.map(STORED_LIST_WORDS.nameColumn),
    entries.map((entry) => {
      const cells = composeCells(entry, '', STORED_LIST_WORDS, formatBerlinTime);
      return LIST_COLUMNS.map((column) => cells[column]);
    }),
  );
}

/** One inquiry with all details. */
export function formatEntry(entry: Entry, origin: string): string {
  const { payload, deliveries } = entry;
  const cells = composeCells(entry, origin, STORED_LIST_WORDS, formatBerlinTime);
  const rows = [
    ...CSV_COLUMNS.map((column) => [STORED_LIST_WORDS.nameColumn(column), cells[column]]),
    ['Page', entry.page],
    ['Price list', entry.priceList === null ? '' : String(entry.priceList)],
    ...deliveries.map(({ target, state, attempts, nextAttemptAt, settledAt, reason = '' }) => [
      `to ${target}`,
      [state, `${attempts} attempts`, reason, formatTime(settledAt ?? nextAttemptAt)].join(', '),
    ]),
    ['Payload', JSON.stringify(payload)],
  ];
  return rows
    .filter(([, value]) => value !== '')
    .map(([name = '', value = '']) => `${name.padEnd(12)}  ${toOneLine(value)}`)
    .join('\n');
}

function formatTime(iso: string | undefined): string {
  return iso === undefined ? '' : formatBerlinTime(Date.parse(iso));
}

/** Counts by target, so that operators see targets that the server no longer has. */
export function formatResent(targets: readonly string[]): string {
  const counts = [...new Set(targets)].toSorted().map((target) => {
    const count = targets.filter((one) => one === target).length;
    return `${toOneLine(target)} ${count}`;
  });
  const by = counts.length > 0 ? ` (${counts.join(', ')})` : '';
  return `Deliveries to retry: ${targets.length}${by}`;
}
