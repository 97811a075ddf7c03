import { use } from 'react';
import { createBuiltInConfig, type PricingTexts } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import { referenceLanguage } from '#app/i18n/languages';
import { loadPricingTexts } from '#app/i18n/price-list';
import { useStoredPricing, waitForOwnPricing } from './pricing-config';
import { usePriceVersion, useShownPrices } from './shown-prices';

/** The lists of the editor, in stored form and in the reference language. */
export type EditablePricing = ReturnType<typeof useEditablePricing>;

/** Suspends until this browser's own list is read. Browser only. */
export function useEditablePricing() {
  use(waitForOwnPricing());
  const { builtIn, referenceTexts } = use(loadConstants());
  return {
    /** The list in force for visitors (D38). */
    published: useShownPrices()?.published?.list ?? builtIn,
    referenceTexts,
    stored: useStoredPricing(),
    /** Version of the published list; 0 is the built-in one. */
    version: usePriceVersion(),
  };
}

/** React's `use` needs the same promise on every render. */
let loading: Promise<{ builtIn: PricingConfig; referenceTexts: PricingTexts }> | undefined;

function loadConstants() {
  loading ??= loadPricingTexts(referenceLanguage).then((referenceTexts) => ({
    builtIn: createBuiltInConfig(referenceTexts),
    referenceTexts,
  }));
  return loading;
}
