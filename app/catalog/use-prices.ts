import { savingsShown } from '#app/domain/pricing/advice/savings';
import { type Amount, floorToEuros, toAmount } from '#app/domain/pricing/amount';
import type { Quote } from '#app/domain/pricing/quote';
import { useFormats } from '#app/i18n/language-context';

/** Formats exact amounts, rounded down to whole euros (D5). */
export function usePrices() {
  const { euros } = useFormats();
  return {
    show: (amount: Amount) => euros(floorToEuros(amount)),
    showPrice: (price: number) => euros(floorToEuros(toAmount(price))),
    /** Over so many years. */
    showSavings: (quote: Quote, years?: number) => euros(savingsShown(quote, years)),
    // Subtracted from 0, since `-0` would be shown with its sign.
    showDiscount: (quote: Quote) => euros(0 - savingsShown(quote)),
  };
}
