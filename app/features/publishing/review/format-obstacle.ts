import type { useTranslation } from 'react-i18next';
import type { ExactFormats } from '#app/catalog/price-changes/exact-formats';
import { type EditorTexts, truncate } from '#app/catalog/price-changes/item-name';
import type { Obstacle } from '#app/domain/price-lists/obstacles';
import type { PricingConfig } from '#app/domain/pricing/config';

export type PublishingTexts = ReturnType<typeof useTranslation<'publishing'>>['t'];

interface ObstacleTexts {
  t: PublishingTexts;
  editorText: EditorTexts;
  formats: ExactFormats;
}

/** Formats an obstacle to publishing as a sentence with its place (D49). */
export function formatObstacle(
  { t, editorText, formats }: ObstacleTexts,
  obstacle: Obstacle,
  config: PricingConfig,
): string {
  if (obstacle.code === 'no-plans') return t('obstacles.no-plans');
  if (obstacle.code === 'texts-too-long') {
    return t('obstacles.texts-too-long', { language: formats.language(obstacle.language) });
  }
  const limit = 'limit' in obstacle ? formats.number(obstacle.limit) : '';
  if (obstacle.code === 'too-many-items') return t(`obstacles.many-${obstacle.list}`, { limit });
  const fault = t(`obstacles.${obstacle.code}`, { limit });
  if (!('list' in obstacle)) {
    return t('obstacles.ofCosts', { field: editorText(`costFields.${obstacle.field}`), fault });
  }
  const { list, position } = obstacle;
  const item = config[list][position - 1];
  const name = truncate(item?.title.trim() || item?.id.trim() || '');
  return t(name === '' ? `obstacles.unnamed-${list}` : `obstacles.of-${list}`, {
    position: formats.number(position),
    name,
    field: editorText(`fields.${obstacle.field}`),
    fault,
  });
}
