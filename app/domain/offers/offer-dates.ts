import { DAY_MS } from '#app/domain/durations.ts';

/** Validity of an offer in days (D30). */
const VALID_DAYS = 30;

/** Gets the last day of an offer's validity, in milliseconds since 1970. */
export function getOfferValidUntil(createdAt: number): number {
  return createdAt + VALID_DAYS * DAY_MS;
}
