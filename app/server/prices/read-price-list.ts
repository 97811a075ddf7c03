import { parseJson } from '#app/domain/parse-json.ts';
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

/** Texts and languages that price lists are read with. */
export interface ListTexts {
  /** The built-in German texts (D32). */
  referenceTexts: PricingTexts;
  /** Codes of the other languages that pages are offered in. */
  languages: readonly string[];
}

/**
 * A list by its version number; 0 is the built-in list.
 * @returns undefined if the version does not exist or cannot be read
 */
export async function readVersion(
  store: Store,
  version: number,
  referenceTexts: PricingTexts,
): Promise<PricingConfig | undefined> {
  if (version === BUILT_IN_VERSION) return createBuiltInConfig(referenceTexts);
  const stored = await findVersion(store, version);
  return stored && parseList(stored.list);
}

/** Parses a stored list; undefined if it cannot be read. */
export function parseList(text: string): PricingConfig | undefined {
  const parsed = parsePricingConfig(parseJson(text));
  return parsed.kind === 'ok' ? parsed.value : undefined;
}

interface ReadContext {
  store: Store;
  log: readonly LogEntry[];
  /** Later activations are ignored. */
  at: number;
  referenceTexts: PricingTexts;
}

/**
 * The list of a version; if it cannot be read, the last readable one before it (D47), and
 * `isReadable` is false.
 */
export async function readVersionOrEarlier(
  { store, log, at, referenceTexts }: ReadContext,
  version: number,
): Promise<{ list: PricingConfig; isReadable: boolean }> {
  for (const candidate of [version, ...listEarlierVersions(log, version, at)]) {
    const list = await readVersion(store, candidate, referenceTexts);
    if (list) return { list, isReadable: candidate === version };
  }
  return { list: createBuiltInConfig(referenceTexts), isReadable: false };
}
