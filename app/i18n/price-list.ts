import { createBuiltInConfig, type PricingTexts } from '#app/domain/pricing/built-in';
import { fillEmptyTitles } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { translateConfig } from '#app/domain/pricing/translate';
import { type Language, referenceLanguage } from './languages';
import { getTexts, loadTexts } from './texts';

/** The texts of the built-in plans and addons. */
export async function loadPricingTexts(language: Language): Promise<PricingTexts> {
  await loadTexts(language, ['catalog']);
  return getPricingTexts(language);
}

/** The same, once they are loaded. */
export function getPricingTexts(language: Language): PricingTexts {
  return getTexts(language).catalog?.pricing ?? NONE;
}

const NONE: PricingTexts = { plans: {}, addons: {} };

/**
 * A price list as pages of a language show it (D32). Its texts are loaded, for a list those of the
 * reference language, too.
 * @param list undefined for the built-in list
 */
export function translateList(list: PricingConfig | undefined, language: Language): PricingConfig {
  const texts = getPricingTexts(language);
  if (!list) return createBuiltInConfig(texts);
  const reference = getPricingTexts(referenceLanguage);
  return fillEmptyTitles(translateConfig(list, reference, texts, language.code));
}

/** The same, where the texts may not be loaded yet. */
export async function loadTranslatedList(
  list: PricingConfig | undefined,
  language: Language,
): Promise<PricingConfig> {
  await Promise.all([language, referenceLanguage].map(loadPricingTexts));
  return translateList(list, language);
}
