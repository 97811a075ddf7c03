import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Amount, toNumber } from '#app/domain/pricing/amount';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { createNumberFormat } from '#app/i18n/formats';
import { useFormats, useLanguage } from '#app/i18n/language-context';

export interface FormulaProps {
  selection: Selection;
  quote: Quote;
  of: QuoteLine | 'subtotal' | 'subtotalYear' | 'discount';
}

/** The formula of a line or sum: "42 zusätzliche Benutzer × 49 € − 15 %" (D30). */
export function Formula({ selection: { plan }, quote, of }: FormulaProps) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const { locale } = useLanguage();
  const euros = useMemo(() => createExactEuros(locale), [locale]);
  switch (of) {
    case 'subtotal':
      return t('why.equals', {
        formula: quote.lines
          .filter(({ monthly }) => toNumber(monthly) !== 0)
          .map(({ monthly }) => euros(monthly))
          .join(' + '),
        result: euros(quote.monthlyBeforeDiscount),
      });
    case 'subtotalYear':
      return t('why.equals', {
        formula: `${euros(quote.monthlyBeforeDiscount)} × 12`,
        result: euros(quote.yearlyBeforeDiscount),
      });
    case 'discount':
      return t('why.lessPercent', {
        before: euros(quote.yearlyBeforeDiscount),
        percent: number(quote.discountPercent),
        result: euros(quote.yearlyTotal),
      });
  }
  const { kind, count, state, volumeDiscountPercent } = of;
  const price = euros(of.unitPrice);
  const result = euros(of.monthly);
  if (kind === 'base') return t('why.base', { plan: plan.title, result });
  if (kind === 'addon') {
    return t(`why.${state}`, { plan: plan.title, price, count: plan.freeAddonCount });
  }
  return t(volumeDiscountPercent > 0 ? 'why.discounted' : 'why.units', {
    units: t(`lines.${kind}`, { count }),
    price,
    percent: number(volumeDiscountPercent),
    result,
  });
}

/** Cents only where they are not zero; rounded figures would not add up. */
function createExactEuros(locale: string): (amount: Amount) => string {
  const format = createNumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
    roundingMode: 'floor',
  });
  return (amount) => format(toNumber(amount));
}
