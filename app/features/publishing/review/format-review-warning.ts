import type { ExactFormats } from '#app/catalog/price-changes/exact-formats';
import { formatWarningWithItem } from '#app/catalog/price-changes/format-warning';
import { type EditorTexts, formatItemName } from '#app/catalog/price-changes/item-name';
import type { Review, ReviewWarning } from '#app/domain/price-lists/review';
import type { ItemList } from '#app/domain/pricing/editing/draft';

/** Parts of a warning's line, often only the item's name. */
export function formatReviewWarning(
  t: EditorTexts,
  formats: ExactFormats,
  warning: ReviewWarning,
  { before, after }: Pick<Review, 'before' | 'after'>,
): { name: string; before?: string; after?: string; language?: string } {
  const named = (list: ItemList, key: number) => {
    const item = [...after[list], ...before[list]].find((one) => one.key === key);
    return formatItemName(t, list, item ?? { title: '', id: '' });
  };
  switch (warning.kind) {
    case 'plan-removed':
    case 'addon-removed':
      return { name: named(warning.list, warning.key) };
    case 'texts-missing': {
      const language = formats.language(warning.language);
      return { name: named(warning.list, warning.key), language };
    }
    case 'price-change': {
      const isRate = 'field' in warning && warning.field === 'YEARLY_DISCOUNT';
      const show = (value: number) =>
        isRate ? `${formats.fractionToPercent(value)} %` : formats.euros(value);
      const shown = { before: show(warning.before), after: show(warning.after) };
      if ('key' in warning) return { name: named(warning.list, warning.key), ...shown };
      return { name: t(`costFields.${warning.field}`), ...shown };
    }
    default:
      return { name: formatWarningWithItem(t, formats, warning, after) };
  }
}
