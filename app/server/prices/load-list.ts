import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { fillEmptyTitles } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { translateConfig } from '#app/domain/pricing/translate';
import { loadDictionary } from '#app/i18n/dictionaries';
import { type Language, REFERENCE_LANGUAGE } from '#app/i18n/languages';

/**
 * Loads a price list as pages of a language show it (D32).
 * @param list undefined for the built-in list
 */
export async function loadList(
  list: PricingConfig | undefined,
  { code }: Pick<Language, 'code'>,
): Promise<PricingConfig> {
  const texts = await loadDictionary(code, 'pricing');
  if (!list) return createBuiltInConfig(texts);
  const reference = await loadDictionary(REFERENCE_LANGUAGE, 'pricing');
  return fillEmptyTitles(translateConfig(list, reference, texts, code));
}
