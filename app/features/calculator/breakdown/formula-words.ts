import { type Amount, toAmount, toNumber } from '#app/domain/pricing/amount';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import type { CalculatorTexts } from '#app/features/calculator/line-names';
import { createNumberFormat } from '#app/i18n/formats';

interface FormulaFigures {
  number: (value: number) => string;
  exactEuros: (amount: Amount) => string;
}

/** The formula of a line: "42 zusätzliche Benutzer × 49 € − 15 %" (D30). */
export function explainLine(
  t: CalculatorTexts,
  { number, exactEuros }: FormulaFigures,
  { plan }: Selection,
  line: QuoteLine,
): string {
  const result = exactEuros(line.monthly);
  switch (line.kind) {
    case 'base':
      return t('why.base', { plan: plan.title, result });
    case 'addon':
      return t(`why.${line.state}`, {
        plan: plan.title,
        price: exactEuros(toAmount(line.listPrice)),
        count: plan.freeAddonCount,
      });
    default:
      return t(line.volumeDiscountPercent > 0 ? 'why.discounted' : 'why.units', {
        units: t(`lines.${line.kind}`, { count: line.extraCount }),
        price: exactEuros(toAmount(line.unitPrice)),
        percent: number(line.volumeDiscountPercent),
        result,
      });
  }
}

export type SumKind = 'subtotal' | 'subtotalYear' | 'discount';

/** The formula of a sum below the lines. */
export function explainSum(
  t: CalculatorTexts,
  { number, exactEuros }: FormulaFigures,
  quote: Quote,
  sum: SumKind,
): string {
  switch (sum) {
    case 'subtotal':
      return t('why.equals', {
        formula: quote.lines
          .filter(({ monthly }) => toNumber(monthly) !== 0)
          .map(({ monthly }) => exactEuros(monthly))
          .join(' + '),
        result: exactEuros(quote.monthlyBeforeDiscount),
      });
    case 'subtotalYear':
      return t('why.equals', {
        formula: `${exactEuros(quote.monthlyBeforeDiscount)} × 12`,
        result: exactEuros(quote.yearlyBeforeDiscount),
      });
    case 'discount':
      return t('why.lessPercent', {
        before: exactEuros(quote.yearlyBeforeDiscount),
        percent: number(quote.discountPercent),
        result: exactEuros(quote.yearlyTotal),
      });
  }
}

/** Cents only where they are not zero; rounded figures would not add up. */
export function createExactEuros(locale: string): (amount: Amount) => string {
  const format = createNumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
    roundingMode: 'floor',
  });
  return (amount) => format(toNumber(amount));
}
