import type { useTranslation } from 'react-i18next';
import type { ExactFormats } from '#app/catalog/price-changes/exact-formats';
import { type EditorTexts, truncate } from '#app/catalog/price-changes/item-name';
import type { PublishBlocker } from '#app/domain/price-lists/publish-blockers';
import type { PricingConfig } from '#app/domain/pricing/config';

export type PublishingTexts = ReturnType<typeof useTranslation<'staff'>>['t'];

interface BlockerTexts {
  t: PublishingTexts;
  editorText: EditorTexts;
  formats: ExactFormats;
}

/** Formats a blocker to publishing as a sentence with its place (D49). */
export function formatBlocker(
  { t, editorText, formats }: BlockerTexts,
  blocker: PublishBlocker,
  config: PricingConfig,
): string {
  switch (blocker.kind) {
    case 'no-plans':
    case 'negative-discount':
    case 'whole-discount':
      return t(`publishing.blockers.${blocker.kind}`);
  }
  if (blocker.kind === 'texts-too-long') {
    return t('publishing.blockers.texts-too-long', {
      language: formats.language(blocker.language),
    });
  }
  const limit = 'limit' in blocker ? formats.number(blocker.limit) : '';
  if (blocker.kind === 'too-many-items')
    return t(`publishing.blockers.many-${blocker.list}`, { limit });
  const fault = t(`publishing.blockers.${blocker.kind}`, { limit });
  if (!('list' in blocker)) {
    return t('publishing.blockers.ofCosts', {
      field: editorText(`costFields.${blocker.field}`),
      fault,
    });
  }
  const { list, position } = blocker;
  const item = config[list][position - 1];
  const name = truncate(item?.title.trim() || item?.id.trim() || '');
  return t(name === '' ? `publishing.blockers.unnamed-${list}` : `publishing.blockers.of-${list}`, {
    position: formats.number(position),
    name,
    field: editorText(`fields.${blocker.field}`),
    fault,
  });
}
