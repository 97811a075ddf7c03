import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { PriceSource } from './price-source';

/**
 * The list that a page says it showed, to price anew what was asked for; without texts where it is
 * the built-in one. Undefined where there is no such version.
 */
export async function findPricesOf(
  version: number = BUILT_IN_VERSION,
  source?: Pick<PriceSource, 'find'>,
): Promise<{ version: number; list: PricingConfig } | undefined> {
  const found = version === BUILT_IN_VERSION ? undefined : await source?.find(version);
  if (version !== BUILT_IN_VERSION && !found) return undefined;
  return {
    version,
    list: found?.published?.list ?? createBuiltInConfig({ plans: {}, addons: {} }),
  };
}
