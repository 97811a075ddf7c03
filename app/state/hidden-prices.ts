import { readStoredConfigText } from './browser-storage';

/** Figures are hidden no longer than this, even after an error. */
const MAX_HIDDEN_MS = 2000;

/**
 * Hides the server's figures until this browser's own prices are shown (D20); `[data-prices]` in
 * global-css does it. Called before the first paint.
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
