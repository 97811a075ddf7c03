import type { useTranslation } from 'react-i18next';
import {
  type EditorTexts,
  type ExactFormats,
  formatChange,
  formatItemName,
  truncate,
} from '#app/catalog/price-changes/format-change.ts';
import { formatWarningWithItem } from '#app/catalog/price-changes/format-warning.ts';
import type { PublishBlocker } from '#app/domain/price-lists/publish-blockers.ts';
import type { ReviewWarning } from '#app/domain/price-lists/review.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import type { Draft } from '#app/domain/pricing/editing/draft.ts';

interface ReviewTexts {
  t: ReturnType<typeof useTranslation<'staff'>>['t'];
  editorText: EditorTexts;
  formats: ExactFormats;
}

/** Formats a blocker to publishing as a sentence with its place (D49). */
export function formatBlocker(
  { t, editorText, formats }: ReviewTexts,
  blocker: PublishBlocker,
  config: PricingConfig,
): string {
  switch (blocker.kind) {
    case 'no-plans':
    case 'negative-discount':
    case 'whole-discount':
      return t(`publishing.blockers.${blocker.kind}`);
    case 'texts-too-long':
      return t('publishing.blockers.texts-too-long', {
        language: formats.language(blocker.language),
      });
  }
  const limit = 'limit' in blocker ? formats.number(blocker.limit) : '';
  if (blocker.kind === 'too-many-items')
    return t(`publishing.blockers.many-${blocker.list}`, { limit });
  const fault = t(`publishing.blockers.${blocker.kind}`, { limit });
  if (!('list' in blocker)) {
    const field = editorText(`costFields.${blocker.field}`);
    return t('publishing.blockers.ofCosts', { field, fault });
  }
  const { list, position } = blocker;
  const item = config[list][position - 1];
  const name = truncate(item?.title.trim() || item?.id.trim() || '');
  return t(`publishing.blockers.${name === '' ? 'unnamed' : 'of'}-${list}`, {
    position: formats.number(position),
    name,
    field: editorText(`fields.${blocker.field}`),
    fault,
  });
}

/** Formats a warning to confirm, often only with the name of its item. */
export function formatReviewWarning(
  { t, editorText, formats }: ReviewTexts,
  warning: ReviewWarning,
  after: Draft,
): string {
  switch (warning.kind) {
    case 'plan-removed':
    case 'addon-removed':
      return formatItemName(editorText, warning.item.list, warning.item);
    case 'price-change':
      return formatChange(editorText, formats, warning.change);
    case 'texts-missing':
      return t('publishing.warnings.textsMissing', {
        name: formatItemName(editorText, warning.list, warning),
        language: formats.language(warning.language),
      });
    default:
      return formatWarningWithItem(editorText, formats, warning, after);
  }
}
