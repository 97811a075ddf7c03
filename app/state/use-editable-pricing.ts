import { use } from 'react';
import { createBuiltInConfig, type PricingTexts } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import { loadReferenceTexts, type StoredPricing, whenPricingRead } from './pricing-config';
import { useStoredPricing } from './use-stored-pricing';

/** What the editor works on: the configuration as it is stored, in the reference language. */
export interface EditablePricing {
  builtIn: PricingConfig;
  referenceTexts: PricingTexts;
  stored: StoredPricing;
}

/** Suspends until this browser's configuration is read. In the browser only. */
export function useEditablePricing(): EditablePricing {
  use(whenPricingRead());
  const constants = use(loadConstants());
  const stored = useStoredPricing();
  return { ...constants, stored };
}

type Constants = Omit<EditablePricing, 'stored'>;

/** React's `use` needs the same promise on every try. */
let loading: Promise<Constants> | undefined;

function loadConstants(): Promise<Constants> {
  loading ??= loadReferenceTexts().then((referenceTexts) => ({
    builtIn: createBuiltInConfig(referenceTexts),
    referenceTexts,
  }));
  return loading;
}
