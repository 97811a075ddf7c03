import { createStore } from '@tanstack/react-store';
import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { ConfigIssue } from '#app/domain/pricing/read-config';
import { loadDictionary } from '#app/i18n/dictionaries';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import {
  BASE_VERSION_KEY,
  PREVIEW_KEY,
  readItem,
  readStoredConfigText,
  STORAGE_KEY,
  subscribeToOtherTabs,
} from './browser-storage';

/**
 * This browser's stored list. An unreadable value is kept unchanged and never applied (D19).
 * `referenceTexts` are the built-in German texts, to tell edited texts from built-in ones (D32).
 */
export type StoredPricing =
  | { status: 'none' }
  | {
      status: 'custom';
      config: PricingConfig;
      referenceTexts: PricingTexts;
      /** The number of the published list that it was made from, where that is known. */
      basedOn?: number | undefined;
      /** Staff look at it in this tab alone. */
      isPreview?: boolean;
    }
  | { status: 'unreadable'; raw: string; issues: readonly ConfigIssue[] };

export const NONE: StoredPricing = { status: 'none' };

/** The one home of the pricing configuration. Written in the browser only, after hydration (D20). */
export const pricingStore = createStore<StoredPricing>(NONE);

/** The text that the store's state was read from, or written as; undefined to read it again. */
let knownRaw: string | null | undefined = null;
let firstRead: Promise<void> | undefined;
let connections = 0;
let unsubscribe: (() => void) | undefined;

/**
 * Reads what is stored and follows other tabs for as long as a component is connected; the returned
 * function ends this connection.
 */
export function connectPricingStore(): () => void {
  connections += 1;
  if (connections === 1) {
    unsubscribe = subscribeToOtherTabs(() => void readIntoStore());
    void readIntoStore();
  }
  return () => {
    connections -= 1;
    if (connections === 0) unsubscribe?.();
  };
}

/** Settles once the store holds what this browser has stored. Always the same promise. */
export function waitForPricing(): Promise<void> {
  firstRead ??= readIntoStore();
  return firstRead;
}

/** The German texts of the built-in plans and addons, whatever the page's language (D32). */
export function loadReferenceTexts(): Promise<PricingTexts> {
  return loadDictionary(REFERENCE_LANGUAGE, 'pricing');
}

/**
 * `full` when the browser has no room left, `blocked` when it stores nothing at all, `changed` when
 * another tab has stored something that this one has not read yet; it is read then.
 */
export type SaveResult = 'saved' | 'full' | 'blocked' | 'changed';

/**
 * Puts a configuration in force, in this browser and all its tabs. Without success all stays.
 * @param basedOn the published list that it was made from
 */
export function savePricing(
  config: PricingConfig,
  referenceTexts: PricingTexts,
  basedOn?: number,
): SaveResult {
  const stored = readStoredConfigText();
  if (stored !== null && stored !== knownRaw) {
    void readIntoStore();
    return 'changed';
  }
  const raw = JSON.stringify(config);
  const basis = readBaseVersion();
  try {
    // First, since other tabs read both as soon as the list is there.
    writeBaseVersion(basedOn);
    window.localStorage.setItem(STORAGE_KEY, raw);
  } catch (error) {
    restoreBaseVersion(basis);
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? 'full' : 'blocked';
  }
  knownRaw = raw;
  pricingStore.setState(() => ({ status: 'custom', config, referenceTexts, basedOn }));
  return 'saved';
}

/**
 * Back to the built-in configuration, in this browser and all its tabs. The returned function brings
 * back what was stored, unless something else has been stored since.
 */
export function resetPricing(): () => void {
  const removed = readStoredConfigText();
  const basis = readBaseVersion();
  try {
    window.localStorage.removeItem(STORAGE_KEY);
    window.localStorage.removeItem(BASE_VERSION_KEY);
  } catch {
    // Blocked storage holds nothing that could come back.
  }
  knownRaw = null;
  pricingStore.setState(() => NONE);
  return () => restorePricing(removed, basis);
}

function restorePricing(removed: string | null, basis: number | undefined): void {
  if (removed === null || readStoredConfigText() !== null) return;
  try {
    writeBaseVersion(basis);
    window.localStorage.setItem(STORAGE_KEY, removed);
  } catch {
    // Another site's page has filled the storage meanwhile; the built-in prices stay in force.
  }
  void readIntoStore();
}

async function readIntoStore(): Promise<void> {
  const raw = readStoredConfigText();
  if (raw === knownRaw) return;
  const stored = await readStored(raw);
  // A tab that wrote again meanwhile has it read again.
  if (raw === knownRaw || raw !== readStoredConfigText()) return;
  knownRaw = raw;
  pricingStore.setState(() => stored);
}

async function readStored(raw: string | null): Promise<StoredPricing> {
  if (raw === null) return NONE;
  // Schema and German texts are loaded only where something is stored.
  const [{ parsePricingConfig }, referenceTexts] = await Promise.all([
    import('#app/domain/pricing/read-config'),
    loadReferenceTexts(),
  ]);
  const parsed = parsePricingConfig(parseJson(raw));
  if (!parsed.ok) return { status: 'unreadable', raw, issues: parsed.issues };
  const { config } = parsed;
  if (readItem('sessionStorage', PREVIEW_KEY) === raw) {
    return { status: 'custom', config, referenceTexts, isPreview: true };
  }
  return { status: 'custom', config, referenceTexts, basedOn: readBaseVersion() };
}

function writeBaseVersion(basis: number | undefined): void {
  if (basis === undefined) window.localStorage.removeItem(BASE_VERSION_KEY);
  else window.localStorage.setItem(BASE_VERSION_KEY, String(basis));
}

function restoreBaseVersion(basis: number | undefined): void {
  try {
    writeBaseVersion(basis);
  } catch {
    // Blocked storage holds none.
  }
}

/** A list of the time before publishing has no basis. */
function readBaseVersion(): number | undefined {
  const text = readItem('localStorage', BASE_VERSION_KEY) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The tab shows again what this browser would show without it. */
export function endPreview(): Promise<void> {
  try {
    window.sessionStorage.removeItem(PREVIEW_KEY);
  } catch {
    // Blocked storage holds no preview.
  }
  // The browser's own list may be the one that was previewed.
  if (isPreview(pricingStore.state)) knownRaw = undefined;
  return readIntoStore();
}

function isPreview(stored: StoredPricing): boolean {
  return stored.status === 'custom' && stored.isPreview === true;
}

let ownRead: Promise<void> | undefined;

/** The same for the editor, which edits the browser's own list: there a preview ends. */
export function waitForOwnPricing(): Promise<void> {
  ownRead ??= waitForPricing().then(endPreview);
  return ownRead;
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
