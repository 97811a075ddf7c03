/** How long an offer's prices are meant to be kept (D30). */
const VALID_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Until when the prices of an offer of this time are meant to be kept; that day is the last. */
export function getOfferValidUntil(madeAt: number): number {
  return madeAt + VALID_DAYS * DAY_MS;
}
