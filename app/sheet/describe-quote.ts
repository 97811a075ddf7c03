import type { Offer } from '#app/domain/offers/offer';
import { type Amount, subtractAmounts, ZERO } from '#app/domain/pricing/amount';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import type { SheetWords } from './sheet-words';

/** Words every line and sum of a quote; page, PDF and CSV pick what they show (D39). */
export function describeQuote(quote: Quote, offer: Offer, words: SheetWords) {
  const { t, number, cents } = words;
  return {
    lines: quote.lines.map((line) => ({
      ...line,
      name: nameLine(line, offer, words),
      /** Why it costs less than count times unit price. */
      discount: nameDiscount(line, words),
      quantity: t('sheet.times', { count: number(line.count), price: cents(line.unitPrice) }),
      amount: cents(line.monthly),
    })),
    sums: listSums(quote, offer, words).map((sum) => ({ ...sum, amount: cents(sum.exact) })),
  };
}

/** Sums, discount and totals in the order of the sheet; a discount is negative. */
function listSums(quote: Quote, { selection }: Offer, { t, number }: SheetWords) {
  const months = createSum('month', t('sheet.sum'), quote.monthlyBeforeDiscount);
  const year = createSum('year', t('sheet.totalYear'), quote.yearlyTotal, true);
  if (!quote.totalOverTerm) {
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
    createSum('term', name, quote.totalOverTerm, true),
  ];
}

function createSum(
  period: 'month' | 'year' | 'term',
  name: string,
  exact: Amount,
  isTotal = false,
) {
  return { period, name, exact, isTotal };
}

/** Names a line without its count, which has a column. */
export function nameLine(
  line: QuoteLine,
  { config, selection }: Offer,
  { t }: Pick<SheetWords, 't'>,
): string {
  if (line.kind === 'base') return t('sheet.base', { plan: selection.plan.title });
  return line.kind === 'addon' ? getAddonTitle(config, line.addonId) : t(`sheet.${line.kind}`);
}

function nameDiscount(line: QuoteLine, { t, number }: SheetWords): string | undefined {
  if (line.volumeDiscountPercent > 0) {
    return t('sheet.volumeDiscount', { percent: number(line.volumeDiscountPercent) });
  }
  if (line.state === 'charged') return undefined;
  return t(line.state === 'free' ? 'sheet.freeAddon' : 'sheet.includedAddon');
}
