import { useTranslation } from 'react-i18next';
import { usePeriod } from '#app/catalog/use-period';
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
  const { t } = useTranslation('calculator');
  const { euros } = useFormats();
  const period = usePeriod(selection);
  const change = findPriceChange(config, selection, prices);
  if (!change) return null;
  return (
    <Notice tone="warning" className={css({ marginBlockEnd: '6', width: 'full' })}>
      {t(change.before === change.now ? 'share.sameTotal' : 'share.otherTotal', {
        now: euros(change.now),
        before: euros(change.before),
        period,
      })}
    </Notice>
  );
}
