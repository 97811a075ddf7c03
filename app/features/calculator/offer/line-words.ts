import type { useTranslation } from 'react-i18next';
import { type Amount, toAmount } from '#app/domain/pricing/amount';
import type { QuoteLine } from '#app/domain/pricing/quote';
import { titleOfAddon } from '#app/features/calculator/line-names';
import type { Offer } from './offer';

export type SheetTexts = ReturnType<typeof useTranslation<'sheet'>>['t'];

/** What a line is called on the document, its number standing in a column of its own. */
export function nameSheetLine(
  t: SheetTexts,
  { config, selection }: Offer,
  line: QuoteLine,
): string {
  if (line.kind === 'base') return t('base', { plan: selection.plan.title });
  return line.kind === 'addon' ? titleOfAddon(config, line.addonId) : t(line.kind);
}

/** `32 × 49,00 €`. */
export function writeQuantity(
  t: SheetTexts,
  line: QuoteLine,
  { number, cents }: { number: (value: number) => string; cents: (amount: Amount) => string },
): string {
  if (line.kind === 'base') return t('times', { count: number(1), price: cents(line.monthly) });
  const [count, price] =
    line.kind === 'addon' ? [1, line.listPrice] : [line.extraCount, line.unitPrice];
  return t('times', { count: number(count), price: cents(toAmount(price)) });
}

/** The name of what makes a line cost less than quantity times price. */
export function nameDiscount(
  t: SheetTexts,
  line: QuoteLine,
  number: (value: number) => string,
): string | undefined {
  if ('volumeDiscountPercent' in line && line.volumeDiscountPercent > 0) {
    return t('volumeDiscount', { percent: number(line.volumeDiscountPercent) });
  }
  if (line.kind !== 'addon' || line.state === 'charged') return undefined;
  return t(line.state === 'free' ? 'freeAddon' : 'includedAddon');
}
