import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { fillEmptyTitles } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { translateConfig } from '#app/domain/pricing/translate';
import { type Language, referenceLanguage } from '#app/i18n/languages';
import { loadPricingTexts } from '#app/i18n/pricing-texts';

/**
 * Loads a price list as pages of a language show it (D32).
 * @param list undefined for the built-in list
 */
export async function loadList(
  list: PricingConfig | undefined,
  language: Language,
): Promise<PricingConfig> {
  const texts = await loadPricingTexts(language);
  if (!list) return createBuiltInConfig(texts);
  const reference = await loadPricingTexts(referenceLanguage);
  return fillEmptyTitles(translateConfig(list, reference, texts, language.code));
}
