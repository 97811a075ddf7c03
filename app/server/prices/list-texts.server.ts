import { referenceLanguage, translatedCodes } from '#app/i18n/languages';
import { loadPricingTexts } from '#app/i18n/price-list';
import type { ListTexts } from './read-list';

/** Texts and languages of this build. */
export async function loadListTexts(): Promise<ListTexts> {
  return {
    referenceTexts: await loadPricingTexts(referenceLanguage),
    languages: translatedCodes,
  };
}
