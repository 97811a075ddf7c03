import type { Review, ReviewWarning } from '#app/domain/price-lists/review';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import type { Figures } from '#app/features/pricing-admin/figures';
import { type AdminTexts, nameOf } from '#app/features/pricing-admin/names';
import { describeWarningAway } from '#app/features/pricing-admin/warning-words';

/** A warning of the review as a line under its heading; what is called by its name alone, so. */
export function describeReviewWarning(
  t: AdminTexts,
  figures: Figures,
  warning: ReviewWarning,
  { before, after }: Pick<Review, 'before' | 'after'>,
): { name: string; before?: string; after?: string; language?: string } {
  const named = (list: ItemList, key: number) => {
    const item = [...after[list], ...before[list]].find((one) => one.key === key);
    return nameOf(t, list, item ?? { title: '', id: '' });
  };
  switch (warning.code) {
    case 'plan-removed':
    case 'addon-removed':
      return { name: named(warning.list, warning.key) };
    case 'texts-missing': {
      const language = figures.language(warning.language);
      return { name: named(warning.list, warning.key), language };
    }
    case 'price-change': {
      const isRate = 'field' in warning && warning.field === 'YEARLY_DISCOUNT';
      const show = (value: number) =>
        isRate ? `${figures.percentOfRate(value)} %` : figures.euros(value);
      const shown = { before: show(warning.before), after: show(warning.after) };
      if ('key' in warning) return { name: named(warning.list, warning.key), ...shown };
      return { name: t(`costFields.${warning.field}`), ...shown };
    }
    default:
      return { name: describeWarningAway(t, figures, warning, after) };
  }
}
