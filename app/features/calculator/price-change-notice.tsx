import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { findPriceChange } from '#app/domain/pricing/share';
import { useFormats } from '#app/i18n/language-context';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

interface PriceChangeNoticeProps {
  config: PricingConfig;
  selection: Selection;
  prices: string;
}

/** For who opens a link that was shared under other prices (D34). */
export function PriceChangeNotice({ config, selection, prices }: PriceChangeNoticeProps) {
  const { t } = useTranslation(['calculator', 'catalog']);
  const { euros } = useFormats();
  const change = findPriceChange(config, selection, prices);
  if (!change) return null;
  return (
    <Notice tone="warning" className={css({ marginBlockEnd: '6', width: 'full' })}>
      {t(change.before === change.now ? 'share.sameTotal' : 'share.otherTotal', {
        now: euros(change.now),
        before: euros(change.before),
        period: selection.isYearly ? t('catalog:plans.perYear') : t('catalog:plans.perMonth'),
      })}
    </Notice>
  );
}
