/** Storage key of this browser's own configuration (spec §3). */
export const STORAGE_KEY = 'pricing-config';
/** Storage key of the version it is based on (D38). */
export const BASE_VERSION_KEY = 'pricing-config-based-on';
/** A list that staff look at in this tab, whatever the browser has stored. */
export const PREVIEW_KEY = 'preview';
/** The number of that version; '' for a draft. */
export const PREVIEW_NAME_KEY = 'preview-name';
/** The version of the published list that this tab showed last (D38). */
export const SHOWN_VERSION_KEY = 'shown-prices';

type Place = 'sessionStorage' | 'localStorage';

/** Storage may be blocked altogether; then nothing is stored. */
export function readItem(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** For what may be missing later. */
export function writeItem(place: Place, key: string, text: string): void {
  try {
    window[place].setItem(key, text);
  } catch {
    // Blocked or full.
  }
}

/** The text in force here, if any. Part of the starter, hence short. */
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

/** Calls back when another tab has stored something else; the returned function ends that. */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === STORAGE_KEY || key === null) onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
