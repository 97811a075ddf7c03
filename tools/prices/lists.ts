import { compareLists } from '#app/domain/price-lists/compare-lists.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { readList } from '#app/server/prices/read-list.ts';
import type { Store } from '#app/server/store/store.ts';
import { UsageError } from './arguments.ts';
import { readListTexts } from './texts.ts';
import { describeChanges } from './words.ts';

/** @throws UsageError if the version does not exist or cannot be read */
export async function requireList(store: Store, version: number): Promise<PricingConfig> {
  const found = await readList(store, version, readListTexts().referenceTexts);
  if (!found) throw new UsageError(`Version ${version} does not exist or cannot be read.`);
  return found;
}

/** Changes from the first list to the second, in words. */
export function describeDifferenceOf(before: PricingConfig, after: PricingConfig): string[] {
  return describeChanges(compareLists(before, after).changes);
}
