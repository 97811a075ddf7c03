import { createStore } from '@tanstack/react-store';
import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { ConfigIssue, PricingConfig } from '#app/domain/pricing/config';
import { loadDictionary } from '#app/i18n/dictionaries';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';

/** Where this browser keeps its own configuration (spec §3). */
export const STORAGE_KEY = 'pricing-config';

/**
 * What this browser has stored. An unreadable value is kept as it is and never applied (D19).
 * `referenceTexts` are the built-in German texts, to tell edited texts from built-in ones (D32).
 */
export type StoredPricing =
  | { status: 'none' }
  | { status: 'custom'; config: PricingConfig; referenceTexts: PricingTexts }
  | { status: 'unreadable'; raw: string; issues: readonly ConfigIssue[] };

const NONE: StoredPricing = { status: 'none' };

/** The one home of the pricing configuration. Written in the browser only, after hydration (D20). */
export const pricingStore = createStore<StoredPricing>(NONE);

let connections = 0;

/**
 * Reads what is stored and follows other tabs for as long as anyone is connected; the returned
 * function ends this connection.
 */
export function connectPricingStore(): () => void {
  connections += 1;
  if (connections === 1) {
    window.addEventListener('storage', onStorage);
    void readIntoStore();
  }
  return () => {
    connections -= 1;
    if (connections === 0) window.removeEventListener('storage', onStorage);
  };
}

function onStorage(event: StorageEvent): void {
  // A null key means that the whole storage was cleared.
  if (event.key === STORAGE_KEY || event.key === null) void readIntoStore();
}

async function readIntoStore(): Promise<void> {
  const stored = await readStored();
  pricingStore.setState(() => stored);
}

/** Back to the built-in configuration, in this browser and all its tabs. */
export function resetPricing(): void {
  window.localStorage.removeItem(STORAGE_KEY);
  pricingStore.setState(() => NONE);
}

async function readStored(): Promise<StoredPricing> {
  const raw = readRaw();
  if (raw === null) return NONE;
  // Schema and German texts are loaded only where something is stored.
  const [{ parsePricingConfig }, reference] = await Promise.all([
    import('#app/domain/pricing/config'),
    loadDictionary(REFERENCE_LANGUAGE, 'pricing'),
  ]);
  const parsed = parsePricingConfig(parseJson(raw));
  return parsed.ok
    ? { status: 'custom', config: parsed.config, referenceTexts: reference }
    : { status: 'unreadable', raw, issues: parsed.issues };
}

/** Storage may be blocked altogether; then nothing is stored. */
function readRaw(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
