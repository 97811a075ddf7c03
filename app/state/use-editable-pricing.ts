import { useMemo } from 'react';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { referenceLanguage } from '#app/i18n/languages';
import { getPricingTexts, loadPricingTexts } from '#app/i18n/price-list';
import { useStoredPricing, waitForOwnPricing } from './pricing-config';
import { usePriceVersion, useShownPrices } from './shown-prices';

/** The lists of the editor, in stored form and in the reference language. */
export type EditablePricing = ReturnType<typeof useEditablePricing>;

/** Browser only, once `loadEditablePricing` has resolved. */
export function useEditablePricing() {
  const referenceTexts = getPricingTexts(referenceLanguage);
  const builtIn = useMemo(() => createBuiltInConfig(referenceTexts), [referenceTexts]);
  return {
    /** The list in force for visitors (D38). */
    published: useShownPrices()?.published?.list ?? builtIn,
    referenceTexts,
    stored: useStoredPricing(),
    /** Version of the published list; 0 is the built-in one. */
    version: usePriceVersion(),
  };
}

/**
 * Reads this browser's own list and loads the texts of the built-in one.
 * @throws if either cannot be loaded; the next call tries again
 */
export async function loadEditablePricing(): Promise<void> {
  await Promise.all([waitForOwnPricing(), loadPricingTexts(referenceLanguage)]);
}
