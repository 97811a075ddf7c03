import type { Offer } from '#app/domain/offers/offer';
import { totalOverTerm } from '#app/domain/offers/totals';
import { type Amount, subtractAmounts, toAmount, ZERO } from '#app/domain/pricing/amount';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import { getLineKey } from '#app/domain/pricing/quote-lines';
import type { SheetWords } from './sheet-words';

/** One line of the sheet; amounts are exact euros per month. */
export interface SheetLine {
  key: string;
  name: string;
  /** Why the line costs less than count times unit price. */
  discount: string | undefined;
  count: number;
  unitPrice: Amount;
  amount: Amount;
}

/** A sum or a total below the lines; a discount is negative. */
export interface SheetSum {
  name: string;
  amount: Amount;
  period: 'month' | 'year' | 'term';
  isTotal: boolean;
}

/** Describes every line of a quote (D39). */
export function describeLines(
  words: SheetWords,
  offer: Offer,
  lines: readonly QuoteLine[],
): SheetLine[] {
  return lines.map((line) => ({
    key: getLineKey(line),
    name: nameSheetLine(words.t, offer, line),
    discount: nameDiscount(words, line),
    ...getQuantity(line),
    amount: line.monthly,
  }));
}

/** Describes sums, discount and totals in the order of the sheet. */
export function describeSums(
  { t, number }: SheetWords,
  { selection }: Offer,
  quote: Quote,
): SheetSum[] {
  const term = totalOverTerm(quote, selection);
  const months = createSum('month', t('sheet.sum'), quote.monthlyBeforeDiscount);
  const year = createTotal('year', t('sheet.totalYear'), quote.yearlyTotal);
  if (!term) return [months, createTotal('month', t('sheet.totalMonth'), quote.monthlyTotal), year];
  const discount = t('sheet.termDiscount', { percent: number(quote.discountPercent) });
  const name = t('sheet.totalTerm', { count: selection.commitmentYears ?? 1 });
  return [
    months,
    createSum('year', t('sheet.sumYear'), quote.yearlyBeforeDiscount),
    createSum('year', discount, subtractAmounts(ZERO, quote.yearlyDiscount)),
    year,
    createTotal('term', name, term),
  ];
}

function createSum(period: SheetSum['period'], name: string, amount: Amount): SheetSum {
  return { period, name, amount, isTotal: false };
}

function createTotal(period: SheetSum['period'], name: string, amount: Amount): SheetSum {
  return { period, name, amount, isTotal: true };
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

function getQuantity(line: QuoteLine): Pick<SheetLine, 'count' | 'unitPrice'> {
  if (line.kind === 'base') return { count: 1, unitPrice: line.monthly };
  return line.kind === 'addon'
    ? { count: 1, unitPrice: toAmount(line.listPrice) }
    : { count: line.extraCount, unitPrice: toAmount(line.unitPrice) };
}

function nameDiscount({ t, number }: SheetWords, line: QuoteLine): string | undefined {
  if ('volumeDiscountPercent' in line && line.volumeDiscountPercent > 0) {
    return t('sheet.volumeDiscount', { percent: number(line.volumeDiscountPercent) });
  }
  if (line.kind !== 'addon' || line.state === 'charged') return undefined;
  return t(line.state === 'free' ? 'sheet.freeAddon' : 'sheet.includedAddon');
}
