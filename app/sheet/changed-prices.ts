import type { NamedOffer } from '#app/domain/offers/offer';
import { type LineChange, listQuoteChanges } from '#app/domain/offers/quote-changes';
import { compareAmounts } from '#app/domain/pricing/amount';
import { quoteSelection } from '#app/domain/pricing/quote';
import { nameLine } from './describe-quote';
import type { SheetWords } from './sheet-words';

/** Describes both totals and all changes; undefined while the offer's list is in force (D39). */
export function describeChangedPrices({ changed, ...offered }: NamedOffer, words: SheetWords) {
  if (!changed) return undefined;
  const { t, number, cents } = words;
  const current = changed.offer;
  const before = quoteSelection(offered.config, offered.selection);
  const after = current && quoteSelection(current.config, current.selection);
  const title = t('sheet.changed.title', { version: number(changed.version) });
  const period = t(offered.selection.isYearly ? 'catalog:plans.perYear' : 'catalog:plans.perMonth');
  const totals = { before: cents(before.total), after: after ? cents(after.total) : '', period };
  if (!after) return { title, totals: t('sheet.changed.gone', totals), changes: [] };
  const isSame = compareAmounts(before.total, after.total) === 0;
  const { lines, discount } = listQuoteChanges(before, after);
  const describe = ({ line, before, after }: LineChange) => {
    const name = nameLine(line, (after && current) ?? offered, words);
    if (!before) return t('sheet.changed.new', { line: name, after: after ? cents(after) : '' });
    if (!after) return t('sheet.changed.removed', { line: name, before: cents(before) });
    return t('sheet.changed.line', { line: name, before: cents(before), after: cents(after) });
  };
  const percents = discount && {
    before: number(discount.before),
    after: number(discount.after),
  };
  return {
    title,
    totals: t(isSame ? 'sheet.changed.same' : 'sheet.changed.totals', totals),
    changes: [...lines.map(describe), ...(percents ? [t('sheet.changed.discount', percents)] : [])],
  };
}
