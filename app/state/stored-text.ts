/** Where this browser keeps its own configuration (spec §3). */
export const STORAGE_KEY = 'pricing-config';

/** The stored text, if any. Storage may be blocked altogether; then nothing is stored. */
export function readStoredText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Calls back when another tab has stored something else; the returned function ends that. */
export function followOtherTabs(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === STORAGE_KEY || key === null) onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
