import { useTranslation } from 'react-i18next';
import { resetPricing } from '#app/state/pricing-config';
import { useStoredPricing } from '#app/state/use-stored-pricing';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** Says that prices here are not the built-in ones, and offers the way back (D20). */
export function CustomPricesNotice() {
  const { t } = useTranslation('common');
  const stored = useStoredPricing();
  if (stored.status !== 'custom') return null;
  return (
    <Notice
      tone="warning"
      role="status"
      className={css({ marginBlockEnd: '6', width: 'full' })}
      action={
        <Button visual="outline" size="sm" onClick={resetPricing}>
          {t('customPrices.reset')}
        </Button>
      }
    >
      {t('customPrices.active')}
    </Notice>
  );
}
