import { useLayoutEffect, useState } from 'react';
import { readItem, SHOWN_VERSION_KEY, writeItem } from './browser-storage';
import { usePriceVersion } from './page-prices';

/** In the browser only: for pages of one document, where storage may be blocked. */
let shown: string | null = null;

/**
 * Whether this tab showed another version of the published list before, on this page or on another
 * (D38). False on the server and while hydrating; of a page that is opened by link, known before it
 * is painted.
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
