import { useTranslation } from 'react-i18next';
import type { Obstacle } from '#app/domain/price-lists/obstacles';
import type { PricingConfig } from '#app/domain/pricing/config';
import { describeObstacle } from '#app/features/pricing-admin/publishing/obstacle-words';
import { useFigures } from '#app/features/pricing-admin/use-figures';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

const MAX_SHOWN = 20;

/** Why a list cannot be published, and where (D49). */
export function ObstacleNotice({
  obstacles,
  list,
}: {
  obstacles: readonly Obstacle[];
  list: PricingConfig;
}) {
  const { t } = useTranslation('publishing');
  const { t: ofEditor } = useTranslation('admin');
  const figures = useFigures();
  const hidden = obstacles.length - MAX_SHOWN;
  return (
    <Notice tone="danger" role="alert" title={t('obstacles.title')}>
      <p>{t('obstacles.text')}</p>
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
        {obstacles.slice(0, MAX_SHOWN).map((obstacle) => (
          <li
            key={JSON.stringify(obstacle)}
            dir="auto"
            className={css({ overflowWrap: 'anywhere' })}
          >
            {describeObstacle({ t, ofEditor, figures }, obstacle, list)}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('history.more', { count: hidden })}</p>}
    </Notice>
  );
}
