import type { Draft, DraftAddon, DraftPlan } from '#app/domain/pricing/editing/draft';
import { fractionToPercent } from '#app/domain/pricing/editing/draft-items';
import type { DraftWarning } from '#app/domain/pricing/editing/draft-warnings';
import type { ExactFormats } from './exact-formats';
import { type EditorTexts, formatItemName, truncate } from './item-name';

/** Formats a warning for display at its field (spec §5, D21). */
export function formatWarning(
  t: EditorTexts,
  formats: ExactFormats,
  warning: DraftWarning,
): string {
  switch (warning.kind) {
    case 'no-plans':
      return t('warnings.noPlans');
    case 'missing-id':
      return t('warnings.missingId');
    case 'duplicate-id':
      return t('warnings.duplicateId');
    case 'unfit-id':
      return t('warnings.unfitId');
    case 'missing-title':
      return t('warnings.missingTitle');
    case 'unprintable': {
      const characters = truncate(warning.characters.join(' '));
      return warning.language === undefined
        ? t('warnings.unprintable', { characters })
        : t('warnings.unprintableIn', {
            characters,
            language: formats.language(warning.language),
          });
    }
    case 'negative-price':
      return t('warnings.negativePrice');
    case 'zero-price':
    case 'zero-extra-cost':
      return t('warnings.zeroPrice');
    case 'not-a-count':
      return t('warnings.notACount', { effective: formats.number(warning.countsAs) });
    case 'unknown-addons':
      return t('warnings.unknownAddons', listed(warning.ids));
    case 'included-and-disabled':
      return t('warnings.includedAndDisabled', listed(warning.ids));
    case 'quarter-passed':
      return t('warnings.quarterPassed');
    case 'negative-extra-cost':
      return t('warnings.countsAsFree', { warning: t(`warnings.${warning.field}`) });
    case 'negative-discount':
      return t('warnings.countsAsNone', { warning: t('warnings.negativeDiscount') });
    case 'discount-too-high':
      return t('warnings.discountTooHigh', { limit: fractionToPercent(warning.limit) });
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

function listed(ids: readonly string[]) {
  return { count: ids.length, ids: truncate(ids.join(', ')) };
}
