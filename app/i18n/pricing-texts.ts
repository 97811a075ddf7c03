import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { Language } from './languages';
import { getTexts, loadTexts } from './texts';

/** The texts of the built-in plans and addons; none before their area is loaded. */
export function getPricingTexts(language: Language): PricingTexts {
  return getTexts(language).catalog?.pricing ?? NONE;
}

const NONE: PricingTexts = { plans: {}, addons: {} };

export async function loadPricingTexts(language: Language): Promise<PricingTexts> {
  await loadTexts(language, ['catalog']);
  return getPricingTexts(language);
}
