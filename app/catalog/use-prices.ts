import { useTranslation } from 'react-i18next';
import {
  type Amount,
  compareAmounts,
  floorToEuros,
  subtractAmounts,
  toAmount,
  ZERO,
} from '#app/domain/pricing/amount';
import { computeShownSavings, type Quote } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';

/** Formats exact amounts, rounded down to whole euros (D5). */
export function usePrices() {
  const { euros, signedEuros } = useFormats();
  return {
    show: (amount: Amount) => euros(floorToEuros(amount)),
    /** A configured price; a negative one counts as 0 (D18). */
    showPrice: (price: number) => euros(floorToEuros(toAmount(Math.max(price, 0)))),
    /** Formats a price difference, rounded towards zero so that no saving is overstated. */
    showDifference: (amount: Amount) => {
      const isLess = compareAmounts(amount, ZERO) < 0;
      const euros = floorToEuros(isLess ? subtractAmounts(ZERO, amount) : amount);
      return signedEuros(isLess ? 0 - euros : euros);
    },
    showSavings: (quote: Quote, years?: number) => euros(computeShownSavings(quote, years)),
  };
}

/** Formats the period of a price: per year if billing is yearly, else per month (D10). */
export function usePeriod({ isYearly }: Pick<Selection, 'isYearly'>): string {
  const { t } = useTranslation('catalog');
  return isYearly ? t('plans.perYear') : t('plans.perMonth');
}

/**
 * Says that prices are net of VAT and for businesses only; required for every group of prices (D4).
 */
export function NetNote({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('catalog');
  return t(isShort ? 'netNoteShort' : 'netNote');
}
