import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readItem, SHOWN_VERSION_KEY, writeItem } from '#app/state/browser-storage';
import { usePriceVersion } from '#app/state/shown-prices';
import { useStoredPricing } from '#app/state/use-stored-pricing';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** Browser only; also works within one document if storage is blocked. */
let shown: string | null = null;

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

/**
 * Whether this tab showed another version of the published list before (D38). False on the server
 * and while hydrating; set before the first paint after a client navigation.
 */
function useHavePricesChanged(): boolean {
  const version = String(usePriceVersion());
  const [haveChanged, setHaveChanged] = useState(false);
  useLayoutEffect(() => {
    const before = shown ?? readItem('sessionStorage', SHOWN_VERSION_KEY);
    shown = version;
    writeItem('sessionStorage', SHOWN_VERSION_KEY, version);
    if (before !== null && before !== version) setHaveChanged(true);
  }, [version]);
  return haveChanged;
}
