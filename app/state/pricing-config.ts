import { createStore } from '@tanstack/react-store';
import { useEffect, useSyncExternalStore } from 'react';
import { parseJson } from '#app/domain/parse-json';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { ConfigIssue } from '#app/domain/pricing/read-config';
import { startOnce } from '#app/domain/start-once';
import { referenceLanguage } from '#app/i18n/languages';
import { loadPricingTexts } from '#app/i18n/price-list';
import {
  BASED_ON_KEY,
  PREVIEW_KEY,
  readItem,
  readStoredConfigText,
  STORAGE_KEY,
  showPrices,
  writeItem,
} from './browser-storage';

/**
 * This browser's own list. An unreadable one stays stored and is never applied (D19); `unread` means
 * that the code which reads it could not be loaded.
 */
export type StoredPricing =
  | { kind: 'none' | 'unread' }
  | {
      kind: 'custom';
      config: PricingConfig;
      /** Version of the published list that it is based on, if known. */
      basedOn?: number | undefined;
      /** Whether staff preview it in this tab only. */
      isPreview?: boolean;
    }
  | { kind: 'unreadable'; raw: string; issues: readonly ConfigIssue[] };

const NONE: StoredPricing = { kind: 'none' };

/** The store of this browser's own list. It is written in the browser only, after hydration (D20). */
export const pricingStore = createStore<StoredPricing>(NONE);

/** The stored text of the store's state; undefined forces another read. */
let knownRaw: string | null | undefined = null;
const reads = new Map<'first' | 'own', Promise<void>>();
let isFollowing = false;

/** Reads the stored list, and from the first time on follows other tabs. */
export function followStoredPricing(): void {
  readIntoStore().catch(ignore);
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key === STORAGE_KEY || key === null) readIntoStore().catch(ignore);
  });
}

/** Resolves when the stored list is in the store. The same promise until reading fails. */
export function waitForPricing(): Promise<void> {
  return startOnce(reads, 'first', readIntoStore);
}

/**
 * `full`: the storage quota is exceeded. `blocked`: storage is not available. `changed`: another
 * tab has stored a list that this tab had not read; it is read now.
 */
export type SaveResult = 'saved' | 'full' | 'blocked' | 'changed';

/**
 * Saves own prices for all tabs of this browser (D20). On failure nothing changes.
 * @param basedOn version of the published list that it is based on
 */
export function savePricing(config: PricingConfig, basedOn?: number): SaveResult {
  const stored = readStoredConfigText();
  if (stored !== null && stored !== knownRaw) {
    readIntoStore().catch(ignore);
    return 'changed';
  }
  const raw = JSON.stringify(config);
  const before = readBasedOn();
  try {
    // Written first, because other tabs read both when the list changes.
    if (basedOn === undefined) window.localStorage.removeItem(BASED_ON_KEY);
    else window.localStorage.setItem(BASED_ON_KEY, String(basedOn));
    window.localStorage.setItem(STORAGE_KEY, raw);
  } catch (error) {
    writeItem('localStorage', BASED_ON_KEY, before?.toString());
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? 'full' : 'blocked';
  }
  knownRaw = raw;
  pricingStore.setState(() => ({ kind: 'custom', config, basedOn }));
  return 'saved';
}

/**
 * Removes this browser's own list in all tabs of this browser (D20). The returned function restores it,
 * unless another list was stored meanwhile.
 */
export function resetPricing(): () => void {
  const removed = readStoredConfigText();
  const basedOn = readBasedOn();
  writeItem('localStorage', STORAGE_KEY, undefined);
  writeItem('localStorage', BASED_ON_KEY, undefined);
  knownRaw = null;
  pricingStore.setState(() => NONE);
  return () => restorePricing(removed, basedOn);
}

function restorePricing(removed: string | null, basedOn: number | undefined): void {
  if (removed === null || readStoredConfigText() !== null) return;
  // Where the storage is full by now, the published prices stay.
  writeItem('localStorage', BASED_ON_KEY, basedOn?.toString());
  writeItem('localStorage', STORAGE_KEY, removed);
  readIntoStore().catch(ignore);
}

/** @throws if the code that reads a list cannot be loaded; the store says so */
async function readIntoStore(): Promise<void> {
  const raw = readStoredConfigText();
  if (raw === knownRaw) return;
  const stored = await readStored(raw).catch((error: unknown) => {
    knownRaw = undefined;
    pricingStore.setState(() => ({ kind: 'unread' }));
    throw error;
  });
  // A change during reading triggers another read.
  if (raw === knownRaw || raw !== readStoredConfigText()) return;
  knownRaw = raw;
  pricingStore.setState(() => stored);
}

async function readStored(raw: string | null): Promise<StoredPricing> {
  if (raw === null) return NONE;
  // Schema and German texts are loaded only if a list is stored.
  const [{ parsePricingConfig }] = await Promise.all([
    import('#app/domain/pricing/read-config'),
    loadPricingTexts(referenceLanguage),
  ]);
  const parsed = parsePricingConfig(parseJson(raw));
  if (parsed.kind === 'refused') return { kind: 'unreadable', raw, issues: parsed.refusal };
  const config = parsed.value;
  if (readItem('sessionStorage', PREVIEW_KEY) === raw) {
    return { kind: 'custom', config, isPreview: true };
  }
  return { kind: 'custom', config, basedOn: readBasedOn() };
}

/** Lists that are older than publishing are based on no version. */
function readBasedOn(): number | undefined {
  const text = readItem('localStorage', BASED_ON_KEY) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Ends the preview in this tab. */
export function endPreview(): Promise<void> {
  writeItem('sessionStorage', PREVIEW_KEY, undefined);
  // This browser's own list may equal the previewed one, and is then read again.
  if (isPreview(pricingStore.state)) knownRaw = undefined;
  return readIntoStore();
}

function isPreview(stored: StoredPricing): boolean {
  return stored.kind === 'custom' && stored.isPreview === true;
}

/** Resolves when the store holds the editor's own list; a preview in this tab ends. */
export function waitForOwnPricing(): Promise<void> {
  return startOnce(reads, 'own', () => waitForPricing().then(endPreview));
}

/**
 * Gets this browser's own list; none on the server and while hydrating, because the
 * server's HTML cannot contain it.
 */
export function useStoredPricing(): StoredPricing {
  useEffect(() => {
    // After the page has rendered with this browser's own list.
    waitForPricing()
      .catch(ignore)
      .then(() => requestAnimationFrame(showPrices));
    followStoredPricing();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => pricingStore.state,
    () => NONE,
  );
}

/** The store has said already that the list could not be read. */
function ignore(): void {}

function subscribe(onChange: () => void): () => void {
  return pricingStore.subscribe(onChange).unsubscribe;
}
