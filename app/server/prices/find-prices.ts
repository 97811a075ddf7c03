import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import type { PricingConfig } from '#app/domain/pricing/config';
import { referenceLanguage } from '#app/i18n/languages';
import { loadList } from '#app/i18n/price-list';
import type { PriceSource } from './price-source';

/**
 * The list that a page showed, for pricing its selection again, in the reference language. Undefined if
 * the version does not exist.
 */
export async function findVersionList(
  version: number = BUILT_IN_VERSION,
  source?: Pick<PriceSource, 'find'>,
): Promise<{ version: number; list: PricingConfig } | undefined> {
  const found = version === BUILT_IN_VERSION ? undefined : await source?.find(version);
  if (version !== BUILT_IN_VERSION && !found) return undefined;
  return { version, list: await loadList(found?.published?.list, referenceLanguage) };
}
