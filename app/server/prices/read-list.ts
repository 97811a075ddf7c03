import {
  BUILT_IN_VERSION,
  type LogEntry,
  listEarlierVersions,
} from '#app/domain/price-lists/activation-log.ts';
import { createBuiltInConfig, type PricingTexts } from '#app/domain/pricing/built-in.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { parsePricingConfig } from '#app/domain/pricing/read-config.ts';
import { findVersion } from '#app/server/store/price-versions.ts';
import type { Store } from '#app/server/store/store.ts';

/** What the price lists are written and read in. */
export interface ListTexts {
  /** The built-in German texts (D32). */
  referenceTexts: PricingTexts;
  /** Codes of the other languages that pages are offered in. */
  languages: readonly string[];
}

/**
 * A list by its number; 0 is the built-in one.
 * @returns undefined where there is no such version, or it cannot be read
 */
export async function readList(
  store: Store,
  version: number,
  referenceTexts: PricingTexts,
): Promise<PricingConfig | undefined> {
  if (version === BUILT_IN_VERSION) return createBuiltInConfig(referenceTexts);
  const stored = await findVersion(store, version);
  return stored && parseList(stored.list);
}

/** A list as it is stored; undefined where it cannot be read. */
export function parseList(text: string): PricingConfig | undefined {
  try {
    const parsed = parsePricingConfig(JSON.parse(text));
    return parsed.ok ? parsed.config : undefined;
  } catch {
    return undefined;
  }
}

/** What a list is compared with. */
export interface ComparedList {
  list: PricingConfig;
  /** Else the version cannot be read, and this is the list that was in force before it. */
  isReadable: boolean;
}

interface ReadContext {
  store: Store;
  log: readonly LogEntry[];
  /** Lists that are in force later stay out of it. */
  at: number;
  referenceTexts: PricingTexts;
}

/** The list of a version; where it cannot be read, the last one before it that can (D47). */
export async function readListOrEarlier(
  { store, log, at, referenceTexts }: ReadContext,
  version: number,
): Promise<ComparedList> {
  for (const candidate of [version, ...listEarlierVersions(log, version, at)]) {
    const list = await readList(store, candidate, referenceTexts);
    if (list) return { list, isReadable: candidate === version };
  }
  return { list: createBuiltInConfig(referenceTexts), isReadable: false };
}
