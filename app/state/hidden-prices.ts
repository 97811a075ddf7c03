import { readStoredConfigText } from './browser-storage';

/** Prices appear after this time even if reading this browser's own list fails. */
const MAX_HIDDEN_MS = 2000;

/**
 * Hides the server's prices until this browser's own list is shown (D20); `[data-prices]`
 * in the global CSS does it. Must run before the first paint.
 * @returns whether this browser has own prices
 */
export function hideServerPrices(): boolean {
  if (readStoredConfigText() === null) return false;
  document.documentElement.dataset.ownPrices = '';
  setTimeout(showPrices, MAX_HIDDEN_MS);
  return true;
}

export function showPrices(): void {
  delete document.documentElement.dataset.ownPrices;
}
