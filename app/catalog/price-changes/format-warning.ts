import type { Draft, DraftAddon, DraftPlan } from '#app/domain/pricing/editing/draft.ts';
import { fractionToPercent } from '#app/domain/pricing/editing/draft-items.ts';
import type { DraftWarning } from '#app/domain/pricing/editing/draft-warnings.ts';
import { type EditorTexts, type ExactFormats, formatItemName, truncate } from './format-change.ts';

/** Formats a warning for display at its field (spec §5, D21). */
export function formatWarning(
  t: EditorTexts,
  formats: ExactFormats,
  warning: DraftWarning,
): string {
  switch (warning.kind) {
    case 'unprintable': {
      const { characters: all, language } = warning;
      const characters = truncate(all.join(' '));
      return language === undefined
        ? t('warnings.unprintable', { characters })
        : t('warnings.unprintableIn', { characters, language: formats.language(language) });
    }
    case 'zero-extra-cost':
      return t('warnings.zero-price');
    case 'not-a-count':
      return t('warnings.not-a-count', { effective: formats.number(warning.countsAs) });
    case 'unknown-addons':
    case 'included-and-disabled': {
      const { kind, ids } = warning;
      return t(`warnings.${kind}`, { count: ids.length, ids: truncate(ids.join(', ')) });
    }
    case 'negative-extra-cost':
      return t('warnings.countsAsFree', { warning: t(`warnings.${warning.field}`) });
    case 'negative-discount':
      return t('warnings.countsAsNone', { warning: t('warnings.negativeDiscount') });
    case 'discount-too-high':
      return t('warnings.discount-too-high', { limit: fractionToPercent(warning.limit) });
    default:
      return t(`warnings.${warning.kind}`);
  }
}

/** Formats a warning with the names of its item and field. */
export function formatWarningWithItem(
  t: EditorTexts,
  formats: ExactFormats,
  warning: DraftWarning,
  draft: Draft,
): string {
  const words = formatWarning(t, formats, warning);
  if (warning.kind === 'zero-extra-cost') {
    return t('warnings.ofCosts', { field: t(`costFields.${warning.field}`), warning: words });
  }
  if (!('key' in warning)) return words;
  const items: readonly (DraftPlan | DraftAddon)[] = draft[warning.list];
  const item = items.find(({ key }) => key === warning.key) ?? { title: '', id: '' };
  return t('warnings.of', {
    title: formatItemName(t, warning.list, item),
    field: t(`fields.${warning.field}`),
    warning: words,
  });
}
