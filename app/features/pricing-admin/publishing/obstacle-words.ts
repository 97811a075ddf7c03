import type { useTranslation } from 'react-i18next';
import type { Obstacle } from '#app/domain/price-lists/obstacles';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Figures } from '#app/features/pricing-admin/figures';
import { type AdminTexts, clip } from '#app/features/pricing-admin/names';

export type PublishingTexts = ReturnType<typeof useTranslation<'publishing'>>['t'];

interface ObstacleTexts {
  t: PublishingTexts;
  ofEditor: AdminTexts;
  figures: Figures;
}

/** What keeps a list from being published, in a sentence that says where (D49). */
export function describeObstacle(
  { t, ofEditor, figures }: ObstacleTexts,
  obstacle: Obstacle,
  config: PricingConfig,
): string {
  if (obstacle.code === 'no-plans') return t('obstacles.no-plans');
  if (obstacle.code === 'texts-too-long') {
    return t('obstacles.texts-too-long', { language: figures.language(obstacle.language) });
  }
  const limit = 'limit' in obstacle ? figures.number(obstacle.limit) : '';
  if (obstacle.code === 'too-many-items') return t(`obstacles.many-${obstacle.list}`, { limit });
  const fault = t(`obstacles.${obstacle.code}`, { limit });
  if (!('list' in obstacle)) {
    return t('obstacles.ofCosts', { field: ofEditor(`costFields.${obstacle.field}`), fault });
  }
  const { list, position } = obstacle;
  const item = config[list][position - 1];
  const name = clip(item?.title.trim() || item?.id.trim() || '');
  return t(name === '' ? `obstacles.unnamed-${list}` : `obstacles.of-${list}`, {
    position: figures.number(position),
    name,
    field: ofEditor(`fields.${obstacle.field}`),
    fault,
  });
}
