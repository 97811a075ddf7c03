import { readStoredConfigText } from './browser-storage';

/** Prices appear after this time even if reading the preview list fails. */
const MAX_HIDDEN_MS = 2000;

/**
 * Hides the server's prices until the preview list of this browser is shown (D20); `[data-prices]`
 * in the global CSS does it. Must run before the first paint.
 * @returns whether this browser has a preview list
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
