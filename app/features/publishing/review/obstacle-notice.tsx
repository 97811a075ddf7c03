import { useTranslation } from 'react-i18next';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { Obstacle } from '#app/domain/price-lists/obstacles';
import type { PricingConfig } from '#app/domain/pricing/config';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { formatObstacle } from './format-obstacle';

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
  const { t: editorText } = useTranslation('admin');
  const formats = useExactFormats();
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
            {formatObstacle({ t, editorText, formats }, obstacle, list)}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('history.more', { count: hidden })}</p>}
    </Notice>
  );
}
