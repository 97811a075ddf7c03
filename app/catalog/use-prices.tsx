import { useTranslation } from 'react-i18next';
import {
  type Amount,
  compareAmounts,
  floorToEuros,
  subtractAmounts,
  toAmount,
  ZERO,
} from '#app/domain/pricing/amount';
import type { Plan } from '#app/domain/pricing/config';
import { isOnRequest } from '#app/domain/pricing/on-request';
import { computeShownSavings, type Quote } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';

/** Formats exact amounts, rounded down to whole euros (D5), or says that a price is on request (D18). */
export function usePrices() {
  const { t } = useTranslation('catalog');
  const { euros, signedEuros } = useFormats();
  const show = (amount: Amount | undefined) =>
    !amount || isOnRequest(amount) ? t('onRequest') : euros(floorToEuros(amount));
  return {
    show,
    /** In the place of a price, for a sales-only plan or a scope without a list price (D18). */
    showOnRequest: ({ salesOnly }: Pick<Plan, 'salesOnly'>) =>
      t(salesOnly ? 'plans.onRequest' : 'onRequest'),
    /** A configured price; a negative one counts as 0 (D18). */
    showPrice: (price: number) => show(toAmount(Math.max(price, 0))),
    /** Formats a price difference, rounded towards zero so that no saving is overstated. */
    showDifference: (amount: Amount | undefined) => {
      if (!amount) return t('onRequest');
      const isLess = compareAmounts(amount, ZERO) < 0;
      const euros = floorToEuros(isLess ? subtractAmounts(ZERO, amount) : amount);
      return signedEuros(isLess ? 0 - euros : euros);
    },
    /** A price on request has no known saving. */
    showSavings: (quote: Quote | undefined, years?: number) =>
      quote ? euros(computeShownSavings(quote, years)) : '–',
  };
}

/** Formats the period of a price: per year if billing is yearly, else per month (D10). */
export function usePeriod({ isYearly }: Pick<Selection, 'isYearly'>): string {
  const { t } = useTranslation('catalog');
  return isYearly ? t('plans.perYear') : t('plans.perMonth');
}

interface NetNoteProps {
  isShort?: boolean;
}

/**
 * Says that prices are net of VAT and for businesses only; required for every group of prices (D4).
 */
export function NetNote({ isShort = false }: NetNoteProps) {
  const { t } = useTranslation('catalog');
  return <span>{t(isShort ? 'netNoteShort' : 'netNote')}</span>;
}

/** The note as a line. */
export function NetLine({ className, ...note }: NetNoteProps & { className?: string }) {
  return (
    <p className={className}>
      <NetNote {...note} />
    </p>
  );
}
