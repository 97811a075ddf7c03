/** This browser's own list (spec §3). */
export const STORAGE_KEY = 'pricing-config';
/** Version of the published list that this browser's own list is based on (D38). */
export const BASED_ON_KEY = 'pricing-config-based-on';
/** A list that staff preview in this tab. */
export const PREVIEW_KEY = 'preview';
/** Version of the previewed list; '' for a draft. */
export const PREVIEW_NAME_KEY = 'preview-name';
/** Version of the published list that this tab showed last (D38). */
export const SHOWN_VERSION_KEY = 'shown-prices';

type StorageName = 'sessionStorage' | 'localStorage';

/** Returns null if storage is blocked. */
export function readItem(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Removes the item if `text` is undefined.
 * @returns whether it succeeded; storage may be blocked or full
 */
export function writeItem(storage: StorageName, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the list that overrides the published one in this tab. Part of the starter, therefore
 * short.
 */
export function readStoredConfigText(): string | null {
  try {
    return sessionStorage.getItem(PREVIEW_KEY) ?? localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function readPreviewName(): string {
  return readItem('sessionStorage', PREVIEW_NAME_KEY) ?? '';
}

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
