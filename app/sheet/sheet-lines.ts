import type { Offer } from '#app/domain/offers/offer';
import { type Amount, toAmount } from '#app/domain/pricing/amount';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { QuoteLine } from '#app/domain/pricing/quote';
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

/** Describes every line of a quote (D39). */
export function describeLines(
  words: SheetWords,
  offer: Offer,
  lines: readonly QuoteLine[],
): SheetLine[] {
  return lines.map((line) => ({
    key: getLineKey(line),
    name: nameLine(words.t, offer, line),
    discount: nameDiscount(words, line),
    ...getQuantity(line),
    amount: line.monthly,
  }));
}

/** Names a line without its count, which has a column. */
export function nameLine(
  t: SheetWords['t'],
  { config, selection }: Offer,
  line: QuoteLine,
): string {
  if (line.kind === 'base') return t('base', { plan: selection.plan.title });
  return line.kind === 'addon' ? getAddonTitle(config, line.addonId) : t(line.kind);
}

function getQuantity(line: QuoteLine): Pick<SheetLine, 'count' | 'unitPrice'> {
  if (line.kind === 'base') return { count: 1, unitPrice: line.monthly };
  return line.kind === 'addon'
    ? { count: 1, unitPrice: toAmount(line.listPrice) }
    : { count: line.extraCount, unitPrice: toAmount(line.unitPrice) };
}

function nameDiscount({ t, number }: SheetWords, line: QuoteLine): string | undefined {
  if ('volumeDiscountPercent' in line && line.volumeDiscountPercent > 0) {
    return t('volumeDiscount', { percent: number(line.volumeDiscountPercent) });
  }
  if (line.kind !== 'addon' || line.state === 'charged') return undefined;
  return t(line.state === 'free' ? 'freeAddon' : 'includedAddon');
}
