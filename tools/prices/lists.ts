import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { readList } from '#app/server/prices/read-list.ts';
import type { Store } from '#app/server/store/store.ts';
import { readListTexts } from './texts.ts';

/** @throws Error if the version does not exist or cannot be read */
export async function requireList(store: Store, version: number): Promise<PricingConfig> {
  const found = await readList(store, version, readListTexts().referenceTexts);
  if (!found) throw new Error(`Version ${version} does not exist or cannot be read.`);
  return found;
}
