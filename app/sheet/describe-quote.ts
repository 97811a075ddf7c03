import type { TFunction } from 'i18next';
import type { Offer } from '#app/domain/offers/offer';
import {
  type Amount,
  floorToEuros,
  subtractAmounts,
  toNumber,
  ZERO,
} from '#app/domain/pricing/amount';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import {
  computeShownSavings,
  listPositions,
  type Position,
  type Quote,
  type QuoteLine,
} from '#app/domain/pricing/quote';
import { getFormats } from '#app/i18n/formats';
import type { Language } from '#app/i18n/languages';
import { getInstance } from '#app/i18n/texts';

/**
 * Words every line and sum of a quote; calculator, scenarios, sheet, PDF and CSV pick what they show
 * (D30, D39). Requires the texts of `calculator`.
 */
export function describeQuote(quote: Quote, { config, selection }: Offer, language: Language) {
  const t = getInstance(language).getFixedT(null, 'calculator');
  const { number, euros, exactEuros, unitPrice } = getFormats(language);
  const show = (amount: Amount) => euros(floorToEuros(amount));
  const write = (amount: Amount) => exactEuros(toNumber(amount));
  const { plan, commitmentYears = 1 } = selection;

  const describeLine = (line: QuoteLine) => {
    const { state, monthly, volumeDiscountPercent } = line;
    const values = {
      plan: plan.title,
      price: unitPrice(toNumber(line.unitPrice)),
      result: write(monthly),
    };
    const isCharged = state === 'charged';
    const common = {
      ...line,
      shown: isCharged ? show(monthly) : t(`lines.${state}`),
      /** Why it costs less than count times unit price. */
      discount: isCharged ? undefined : t(`lines.names.${state}`),
      detail: undefined,
    };
    // The name is without the count, the label with it.
    const name = getPositionName(t, line, { config, selection });
    if (line.kind === 'base') {
      return {
        ...common,
        name,
        label: t('lines.base', values),
        formula: t('why.base', { result: values.price, plan: plan.title }),
      };
    }
    if (line.kind === 'addon') {
      const formula = t(`why.${state}`, { ...values, count: plan.freeAddonCount });
      return { ...common, name, label: name, formula };
    }
    const label = t(`lines.${line.kind}`, { count: line.count });
    if (volumeDiscountPercent === 0) {
      return { ...common, name, label, formula: t('why.units', { ...values, units: label }) };
    }
    const percent = number(volumeDiscountPercent);
    return {
      ...common,
      name,
      label,
      detail: t('lines.volumeDiscount', { percent }),
      discount: t('lines.names.volumeDiscount', { percent }),
      formula: t('why.discounted', { ...values, units: label, percent }),
    };
  };

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
  const year: Sum = {
    period: 'year',
    name: t('lines.totalYear'),
    label: t('lines.total12Months'),
    exact: quote.yearlyTotal,
  };
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
    lines: quote.lines.map(describeLine),
    /** In the order of the sheet. */
    sums: sums.map((sum) => ({
      label: sum.name,
      shown: show(sum.exact),
      isTotal: sum.formula === undefined,
      ...sum,
    })),
  };
}

/** Words the lines of a selection whose price is on request, and its total without a figure (D18). */
export function describeOnRequest(offer: Offer, language: Language) {
  const t = getInstance(language).getFixedT(null, 'calculator');
  const { selection } = offer;
  const period = selection.isYearly ? ('year' as const) : ('month' as const);
  return {
    lines: listPositions(offer.config, selection).map((position) => {
      const { key, count, state } = position;
      const isCharged = state === 'charged';
      return {
        key,
        count,
        name: getPositionName(t, position, offer),
        discount: isCharged ? undefined : t(`lines.names.${state}`),
        unitPrice: undefined,
        monthly: isCharged ? undefined : ZERO,
      };
    }),
    sums: [
      {
        name: t(selection.isYearly ? 'lines.totalYear' : 'lines.totalMonth'),
        period,
        exact: undefined,
        isTotal: true,
      },
    ],
  };
}

/** Names what a line is for, without its count. */
function getPositionName(
  t: TFunction<'calculator'>,
  position: Position,
  { config, selection }: Offer,
): string {
  switch (position.kind) {
    case 'base':
      return t('lines.names.base', { plan: selection.plan.title });
    case 'addon':
      return getAddonTitle(config, position.addonId);
    default:
      return t(`lines.names.${position.kind}`);
  }
}

interface Sum {
  period: 'month' | 'year' | 'term';
  name: string;
  /** Its name below the lines of a month. */
  label?: string;
  /** Negative for a discount. */
  exact: Amount;
  /** In whole euros. */
  shown?: string;
  /** Totals have none. */
  formula?: string;
}
