import { parseJson } from '#app/domain/parse-json.ts';
import {
  BUILT_IN_VERSION,
  type LogEntry,
  listEarlierVersions,
  type PriceListVersion,
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

/** A version by its number; undefined if it does not exist or cannot be read. */
export async function readListVersion(
  store: Store,
  version: number,
): Promise<PriceListVersion | undefined> {
  if (version === BUILT_IN_VERSION) return { version, list: undefined };
  const stored = await findVersion(store, version);
  const list = stored && parseList(stored.list);
  return list && { version, list, publishedAt: stored.publishedAt };
}

/** The first of these versions that can be read, else the built-in one (D47). */
export async function readFirstVersion(
  store: Store,
  versions: readonly number[],
): Promise<PriceListVersion> {
  for (const version of versions) {
    const found = await readListVersion(store, version);
    if (found) return found;
  }
  return { version: BUILT_IN_VERSION, list: undefined };
}

/** The list of a version; undefined if it does not exist or cannot be read. */
export async function readVersion(
  store: Store,
  version: number,
  referenceTexts: PricingTexts,
): Promise<PricingConfig | undefined> {
  const found = await readListVersion(store, version);
  return found && (found.list ?? createBuiltInConfig(referenceTexts));
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

/** The list of a version, else the last readable one before it (D47). */
export async function readVersionOrEarlier(
  { store, log, at, referenceTexts }: ReadContext,
  version: number,
): Promise<{ list: PricingConfig; isReadable: boolean }> {
  const versions = [version, ...listEarlierVersions(log, version, at)];
  const found = await readFirstVersion(store, versions);
  const list = found.list ?? createBuiltInConfig(referenceTexts);
  return { list, isReadable: found.version === version };
}
