import { useTranslation } from 'react-i18next';
import { useHavePricesChanged } from '#app/state/use-changed-prices';
import { useStoredPricing } from '#app/state/use-stored-pricing';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** After a reload or another page with other prices; own prices do not change with the published. */
export function PricesChangedNotice() {
  const { t } = useTranslation('common');
  const haveChanged = useHavePricesChanged();
  const { status } = useStoredPricing();
  if (!haveChanged || status === 'custom') return null;
  return (
    <Notice role="status" className={css({ marginBlockEnd: '6', width: 'full' })}>
      {t('pricesChanged')}
    </Notice>
  );
}
