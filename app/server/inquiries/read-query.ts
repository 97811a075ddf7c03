import type { InquiryQuery } from '#app/domain/contact/inquiry-query';
import { parseBerlinTime } from '#app/domain/price-lists/berlin-time';
import type { InquiryFilter, ListPlace } from '#app/server/store/inquiry-list';
import { foldText } from './search-text';

/** More words find nothing that fewer do not. */
const MOST_WORDS = 8;
const DAY_MS = 24 * 60 * 60_000;

/** What an address asks for, as the store is asked. */
export function readFilter({ q = '', state, from, until }: InquiryQuery): InquiryFilter {
  return {
    words: foldText(q).split(' ').filter(Boolean).slice(0, MOST_WORDS),
    state,
    since: from === undefined ? undefined : startOf(from),
    before: until === undefined ? undefined : startOf(dayAfter(until)),
  };
}

export function readPlace(after: string | undefined): ListPlace | undefined {
  const [, time, reference] = /^(\d+)_(.+)$/.exec(after ?? '') ?? [];
  if (time === undefined || reference === undefined) return undefined;
  return { receivedAt: Number(time), reference };
}

/** No clock in Berlin is put forward or back at midnight. */
function startOf(day: string): number | undefined {
  return parseBerlinTime(`${day} 00:00`);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
