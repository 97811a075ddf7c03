import { useTranslation } from 'react-i18next';
import { useShownPrices } from '#app/state/page-prices';
import { useStoredPricing } from '#app/state/use-stored-pricing';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** For who comes from a page that showed other prices; own prices do not change with the published. */
export function PricesChangedNotice() {
  const { t } = useTranslation('common');
  const shown = useShownPrices();
  const { status } = useStoredPricing();
  if (!shown?.haveChanged || status === 'custom') return null;
  return (
    <Notice role="status" className={css({ marginBlockEnd: '6', width: 'full' })}>
      {t('pricesChanged')}
    </Notice>
  );
}
