import type { InquiryQuery } from '#app/domain/contact/inquiry-query.ts';
import { normalizePhone } from '#app/domain/contact/phone.ts';
import { foldText } from '#app/domain/fold-text.ts';
import { readDayRange } from '#app/domain/price-lists/berlin-time.ts';
import type { InquiryFilter, ListCursor } from '#app/server/store/inquiry-list.ts';

/** Further words of a search are ignored. */
const MAX_WORDS = 8;
/** A phone number among the words, in any of its spellings: `0170 1234567`, `+49 (0)40/123-456`. */
const PHONE = /(?<!\S)[\d+(][\d\s()/.\p{Dash}]*\d(?!\S)/gu;
/** Country code of numbers without one. */
const HOME = '+49';

/** The store's filter for the query of the page. */
export function readFilter({ q = '', state, from, until }: InquiryQuery): InquiryFilter {
  return {
    words: readWords(foldText(q)).slice(0, MAX_WORDS),
    state,
    ...readDayRange({ from, until }),
  };
}

/** The search words, each in the spellings that it may be stored in. */
function readWords(text: string): string[][] {
  const phones = Array.from(text.matchAll(PHONE), ([phone]) => spellPhone(phone));
  const words = text.replace(PHONE, ' ').split(' ').filter(Boolean);
  return [...words.map((word) => [word]), ...phones];
}

/** Numbers are stored with their country code, so a leading zero is dropped. */
function spellPhone(phone: string): string[] {
  const digits = phone.replace(/[^\d+]/g, '');
  const spellings = [digits, digits.replace(/^0+/, ''), normalizePhone(phone, HOME) ?? ''];
  return [...new Set(spellings.filter(Boolean))];
}

export function readPlace(after: string | undefined): ListCursor | undefined {
  const [, time, reference] = /^(\d+)_(.+)$/.exec(after ?? '') ?? [];
  if (time === undefined || reference === undefined) return undefined;
  return { receivedAt: Number(time), reference };
}
