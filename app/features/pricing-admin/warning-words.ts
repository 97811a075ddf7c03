import type { TFunction } from 'i18next';
import { percentOfRate } from '#app/domain/pricing/draft-items';
import type { DraftWarning, ItemWarning } from '#app/domain/pricing/draft-warnings';
import { clip, type Named, nameOf } from './names';
import type { Figures } from './use-figures';

type AdminTexts = TFunction<'admin'>;

/** A warning as it stands beside its field (spec §5, D21). */
export function describeWarning(t: AdminTexts, figures: Figures, warning: DraftWarning): string {
  switch (warning.code) {
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
    case 'negative-price':
      return t('warnings.negativePrice');
    case 'not-a-count':
      return t('warnings.notACount', { effective: figures.number(warning.countsAs) });
    case 'unknown-addons':
      return t('warnings.unknownAddons', listed(warning.ids));
    case 'included-and-disabled':
      return t('warnings.includedAndDisabled', listed(warning.ids));
    case 'negative-extra-cost':
      return t(`warnings.${warning.field}`);
    case 'negative-discount':
      return t('warnings.negativeDiscount');
    case 'discount-too-high':
      return t('warnings.discountTooHigh', { limit: percentOfRate(warning.limit) });
  }
}

/** The same away from its field, with the name of what it is about. */
export function describeWarningOf(
  t: AdminTexts,
  figures: Figures,
  warning: ItemWarning,
  item: Named,
): string {
  return t('warnings.of', {
    title: nameOf(t, warning.list, item),
    field: t(`fields.${warning.field}`),
    warning: describeWarning(t, figures, warning),
  });
}

function listed(ids: readonly string[]) {
  return { count: ids.length, ids: clip(ids.join(', ')) };
}
