import { getEndOfDay } from '#app/domain/price-lists/berlin-time.ts';

/** Validity of an offer in calendar days in Berlin (D30, D39). */
const VALID_DAYS = 30;

/** Gets the end of the last day of an offer's validity, in milliseconds since 1970. */
export function getOfferValidUntil(createdAt: number): number {
  return getEndOfDay(createdAt, VALID_DAYS);
}
