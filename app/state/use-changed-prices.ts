import { useLayoutEffect, useState } from 'react';
import { readItem, SHOWN_VERSION_KEY, writeItem } from './browser-storage';
import { usePriceVersion } from './shown-prices';

/** Browser only; also works within one document if storage is blocked. */
let shown: string | null = null;

/**
 * Whether this tab showed another version of the published list before (D38). False on the server
 * and while hydrating; set before the first paint after a client navigation.
 */
export function useHavePricesChanged(): boolean {
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
