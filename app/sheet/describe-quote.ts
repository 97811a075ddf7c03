import type { Offer } from '#app/domain/offers/offer';
import { computeShownSavings } from '#app/domain/pricing/advice/savings';
import {
  type Amount,
  floorToEuros,
  subtractAmounts,
  toNumber,
  ZERO,
} from '#app/domain/pricing/amount';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import { getFormats } from '#app/i18n/formats';
import type { Language } from '#app/i18n/languages';
import { getInstance } from '#app/i18n/texts';

/**
 * Words every line and sum of a quote; calculator, scenarios, sheet, PDF and CSV pick what they show
 * (D30, D39). Requires the texts of `calculator`.
 */
export function describeQuote(quote: Quote, { config, selection }: Offer, language: Language) {
  const t = getInstance(language).getFixedT(null, 'calculator');
  const { number, euros, exactEuros } = getFormats(language);
  const show = (amount: Amount) => euros(floorToEuros(amount));
  const write = (amount: Amount) => exactEuros(toNumber(amount));
  const { plan, commitmentYears = 1 } = selection;

  /** The name is without the count, the label with it. */
  const nameLine = (line: QuoteLine) => {
    if (line.kind === 'base') {
      const values = { plan: plan.title };
      return { name: t('lines.names.base', values), label: t('lines.base', values) };
    }
    if (line.kind === 'addon') {
      const title = getAddonTitle(config, line.addonId);
      return { name: title, label: title };
    }
    const label = t(`lines.${line.kind}`, { count: line.count });
    return { name: t(`lines.names.${line.kind}`), label };
  };
  const lines = quote.lines.map((line) => {
    const { kind, state, monthly } = line;
    const percent = number(line.volumeDiscountPercent);
    const isDiscounted = line.volumeDiscountPercent > 0;
    const { name, label } = nameLine(line);
    const values = { plan: plan.title, price: write(line.unitPrice), result: write(monthly) };
    return {
      ...line,
      name,
      label,
      shown: state === 'charged' ? show(monthly) : t(`lines.${state}`),
      detail: isDiscounted ? t('lines.volumeDiscount', { percent }) : undefined,
      /** Why it costs less than count times unit price. */
      discount: isDiscounted
        ? t('lines.names.volumeDiscount', { percent })
        : state === 'charged'
          ? undefined
          : t(`lines.names.${state}`),
      formula:
        kind === 'base'
          ? t('why.base', values)
          : kind === 'addon'
            ? t(`why.${state}`, { ...values, count: plan.freeAddonCount })
            : t(isDiscounted ? 'why.discounted' : 'why.units', {
                ...values,
                units: label,
                percent,
              }),
    };
  });

  const percent = number(quote.discountPercent);
  const before = write(quote.yearlyBeforeDiscount);
  const { totalOverTerm } = quote;
  const months: Sum = {
    period: 'month',
    name: t('lines.subtotal'),
    exact: quote.monthlyBeforeDiscount,
    formula: t('why.equals', {
      formula: quote.lines
        .filter(({ monthly }) => toNumber(monthly) !== 0)
        .map(({ monthly }) => write(monthly))
        .join(' + '),
      result: write(quote.monthlyBeforeDiscount),
    }),
  };
  const year: Sum = { period: 'year', name: t('lines.totalYear'), exact: quote.yearlyTotal };
  const sums: Sum[] = totalOverTerm
    ? [
        months,
        {
          period: 'year',
          name: t('lines.subtotalYear'),
          exact: quote.yearlyBeforeDiscount,
          formula: t('why.equals', {
            formula: `${write(quote.monthlyBeforeDiscount)} × 12`,
            result: before,
          }),
        },
        {
          period: 'year',
          name: t('lines.names.discount', { percent }),
          label: t('lines.discount', { percent }),
          exact: subtractAmounts(ZERO, quote.yearlyDiscount),
          // Subtracted from 0, because `-0` would show a minus sign.
          shown: euros(0 - computeShownSavings(quote)),
          formula: t('why.lessPercent', { before, percent, result: write(quote.yearlyTotal) }),
        },
        year,
        {
          period: 'term',
          name: t('lines.totalTerm', { count: commitmentYears }),
          exact: totalOverTerm,
        },
      ]
    : [months, { period: 'month', name: t('lines.totalMonth'), exact: quote.monthlyTotal }, year];
  return {
    lines,
    /** In the order of the sheet. */
    sums: sums.map((sum) => ({
      label: sum.name,
      shown: show(sum.exact),
      isTotal: sum.formula === undefined,
      ...sum,
    })),
  };
}

interface Sum {
  period: 'month' | 'year' | 'term';
  name: string;
  /** A shorter name. */
  label?: string;
  /** Negative for a discount. */
  exact: Amount;
  /** In whole euros. */
  shown?: string;
  /** Totals have none. */
  formula?: string;
}
