import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { findVersion } from '#app/server/store/price-versions.ts';
import type { Store } from '#app/server/store/store.ts';
import { parseList } from './read-list.ts';

export interface VersionList {
  version: number;
  /** Undefined for the built-in list. */
  list: PricingConfig | undefined;
}

/** Reads each version once, since versions never change. */
export function createVersionCache(store: Store, onUnreadable: (version: number) => void) {
  const lists = new Map<number, PricingConfig | undefined>([[BUILT_IN_VERSION, undefined]]);

  /** @returns undefined if the version does not exist or cannot be read */
  async function find(version: number): Promise<VersionList | undefined> {
    if (lists.has(version)) return { version, list: lists.get(version) };
    const stored = await findVersion(store, version);
    if (stored === undefined) return undefined;
    const list = parseList(stored.list);
    if (list === undefined) {
      onUnreadable(version);
      return undefined;
    }
    lists.set(version, list);
    return { version, list };
  }
  return { find };
}
