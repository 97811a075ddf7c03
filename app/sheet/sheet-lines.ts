import type { Offer } from '#app/domain/offers/offer';
import { totalOverTerm } from '#app/domain/offers/totals';
import { type Amount, subtractAmounts, ZERO } from '#app/domain/pricing/amount';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import type { SheetWords } from './sheet-words';

/** Names every line of a quote, and why it costs less than count times unit price (D39). */
export function describeLines(words: SheetWords, offer: Offer, lines: readonly QuoteLine[]) {
  return lines.map((line) => ({
    ...line,
    name: nameSheetLine(words.t, offer, line),
    discount: nameDiscount(words, line),
  }));
}

/** Describes sums, discount and totals in the order of the sheet; a discount is negative. */
export function describeSums({ t, number }: SheetWords, { selection }: Offer, quote: Quote) {
  const term = totalOverTerm(quote, selection);
  const months = createSum('month', t('sheet.sum'), quote.monthlyBeforeDiscount);
  const year = createSum('year', t('sheet.totalYear'), quote.yearlyTotal, true);
  if (!term) {
    const month = createSum('month', t('sheet.totalMonth'), quote.monthlyTotal, true);
    return [months, month, year];
  }
  const discount = t('sheet.termDiscount', { percent: number(quote.discountPercent) });
  const name = t('sheet.totalTerm', { count: selection.commitmentYears ?? 1 });
  return [
    months,
    createSum('year', t('sheet.sumYear'), quote.yearlyBeforeDiscount),
    createSum('year', discount, subtractAmounts(ZERO, quote.yearlyDiscount)),
    year,
    createSum('term', name, term, true),
  ];
}

function createSum(
  period: 'month' | 'year' | 'term',
  name: string,
  amount: Amount,
  isTotal = false,
) {
  return { period, name, amount, isTotal };
}

/** Names a line without its count, which has a column. */
export function nameSheetLine(
  t: SheetWords['t'],
  { config, selection }: Offer,
  line: QuoteLine,
): string {
  if (line.kind === 'base') return t('sheet.base', { plan: selection.plan.title });
  return line.kind === 'addon' ? getAddonTitle(config, line.addonId) : t(`sheet.${line.kind}`);
}

function nameDiscount({ t, number }: SheetWords, line: QuoteLine): string | undefined {
  if (line.volumeDiscountPercent > 0) {
    return t('sheet.volumeDiscount', { percent: number(line.volumeDiscountPercent) });
  }
  if (line.state === 'charged') return undefined;
  return t(line.state === 'free' ? 'sheet.freeAddon' : 'sheet.includedAddon');
}
