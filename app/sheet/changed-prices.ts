import type { NamedOffer } from '#app/domain/offers/offer';
import { compareAmounts } from '#app/domain/pricing/amount';
import { quoteSelection } from '#app/domain/pricing/quote';
import { describeQuote } from './describe-quote';
import type { SheetWords } from './sheet-words';

/**
 * Describes both totals and, in display order, all changes; undefined while the offer's list is in
 * force (D39), and if that had no price for the selection (D18).
 */
export function describeChangedPrices({ changed, ...offered }: NamedOffer, words: SheetWords) {
  if (!changed) return undefined;
  const { t, number, cents, language } = words;
  const { version, offer: current } = changed;
  const before = quoteSelection(offered.config, offered.selection);
  if (!before) return undefined;
  const title = t('sheet.changed.title', { version: number(version) });
  const period = t(offered.selection.isYearly ? 'catalog:plans.perYear' : 'catalog:plans.perMonth');
  const totals = { before: cents(before.total), period };
  const after = current && quoteSelection(current.config, current.selection);
  if (!after) return { title, totals: t('sheet.changed.gone', totals), changes: [] };
  const isSame = compareAmounts(before.total, after.total) === 0;
  const listByKey = (...of: Parameters<typeof describeQuote>) =>
    new Map(describeQuote(...of).lines.map((line) => [line.key, line]));
  const earlier = listByKey(before, offered, language);
  const later = listByKey(after, current, language);
  const changes = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key) => {
    const [old, line] = [earlier.get(key), later.get(key)];
    const values = {
      line: (line ?? old)?.name,
      before: old && cents(old.monthly),
      after: line && cents(line.monthly),
    };
    if (!old) return t('sheet.changed.new', values);
    if (!line) return t('sheet.changed.removed', values);
    return compareAmounts(old.monthly, line.monthly) === 0 ? [] : t('sheet.changed.line', values);
  });
  const percents = {
    before: number(before.discountPercent),
    after: number(after.discountPercent),
  };
  if (percents.before !== percents.after) changes.push(t('sheet.changed.discount', percents));
  return {
    title,
    totals: t(isSame ? 'sheet.changed.same' : 'sheet.changed.totals', {
      ...totals,
      after: cents(after.total),
    }),
    changes,
  };
}
