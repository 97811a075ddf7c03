import { useTranslation } from 'react-i18next';
import { useHavePricesChanged } from '#app/state/use-changed-prices';
import { useStoredPricing } from '#app/state/use-stored-pricing';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/**
 * Says that the published prices have changed since the last page; own prices hides it (D38).
 */
export function PricesChangedNotice() {
  const { t } = useTranslation('common');
  const haveChanged = useHavePricesChanged();
  const { kind } = useStoredPricing();
  if (!haveChanged || kind === 'custom') return null;
  return (
    <Notice role="status" className={css({ marginBlockEnd: '6', width: 'full' })}>
      {t('pricesChanged')}
    </Notice>
  );
}
