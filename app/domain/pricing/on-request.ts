import { type Amount, compareAmounts, createAmount } from './amount';

/** More than a million of a unit have no list price (D18). */
export const MAX_PRICED_COUNT = 1_000_000;

/** In euros; beyond it, figures to the cent would not be exact in every program (D18). */
const MAX_PRICED_SUM = createAmount(10n ** 12n);

/** Whether an amount is too high for a list price, so that it is on request (D18). */
export function isOnRequest(amount: Amount): boolean {
  return compareAmounts(amount, MAX_PRICED_SUM) > 0;
}
