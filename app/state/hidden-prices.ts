import { readStoredConfigText } from './browser-storage';

/** Whatever goes wrong, figures are hidden no longer than this. */
const MAX_HIDDEN_MS = 2000;

/**
 * Where this browser has own prices, the server's figures are hidden until the own ones are there
 * (D20), which `[data-prices]` in global-css does. Called before anything is painted.
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
