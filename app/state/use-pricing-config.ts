import { useMemo } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import { useLanguage } from '#app/i18n/language-context';
import { translateList } from '#app/i18n/price-list';
import { useStoredPricing } from './pricing-config';
import { useShownPrices } from './shown-prices';

/**
 * Gets the configuration of this page in its language (D20, D32): the published list on the server
 * and while hydrating, then this browser's own list if there is one.
 */
export function usePricingConfig(): PricingConfig {
  return useListConfig(usePriceList());
}

/** Gets the untranslated list of this page; undefined is the built-in one. */
export function usePriceList(): PricingConfig | undefined {
  const stored = useStoredPricing();
  const published = useShownPrices()?.published?.list;
  return stored.kind === 'custom' ? stored.config : published;
}

/** Gets the published list in the page's language (D38). */
export function usePublishedConfig(): PricingConfig {
  return useListConfig(useShownPrices()?.published?.list);
}

/** Translates a list into the page's language; undefined is the built-in one. */
export function useListConfig(list: PricingConfig | undefined): PricingConfig {
  const language = useLanguage();
  return useMemo(() => translateList(list, language), [list, language]);
}
