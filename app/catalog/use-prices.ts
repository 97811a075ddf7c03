import { type Amount, floorToEuros, toAmount } from '#app/domain/pricing/amount';
import type { Quote } from '#app/domain/pricing/quote';
import { useFormats } from '#app/i18n/language-context';

/** Formats exact amounts, rounded down here and only here (D5). */
export function usePrices() {
  const { euros } = useFormats();
  return {
    show: (amount: Amount) => euros(floorToEuros(amount)),
    showPrice: (price: number) => euros(floorToEuros(toAmount(price))),
    /** Over so many years. */
    showSavings: (quote: Quote, years = 1) => euros(savingsShown(quote) * years),
    showDiscount: (quote: Quote) => euros(-savingsShown(quote)),
  };
}

/** The difference of the shown sums, so that whoever subtracts them gets the shown discount. */
function savingsShown(quote: Quote): number {
  return floorToEuros(quote.yearlyBeforeDiscount) - floorToEuros(quote.yearlyTotal);
}
