import { loadDictionary } from '#app/i18n/dictionaries';
import { REFERENCE_LANGUAGE, translatedCodes } from '#app/i18n/languages';
import type { ListTexts } from './read-list';

/** Texts and languages of this build. */
export async function loadListTexts(): Promise<ListTexts> {
  return {
    referenceTexts: await loadDictionary(REFERENCE_LANGUAGE, 'pricing'),
    languages: translatedCodes,
  };
}
