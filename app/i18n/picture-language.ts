import { findLanguage, getFallbackChain, REFERENCE_LANGUAGE } from './languages';
import { picturedLanguages } from './pictured-languages.gen';

/**
 * Finds the language of the pictures: the page's language, else the nearest fallback with pictures.
 */
export function findPictureLanguage(
  code: string,
  pictured: readonly string[] = picturedLanguages,
): string {
  if (pictured.includes(code)) return code;
  const language = findLanguage(code);
  const found = language && getFallbackChain(language).find((one) => pictured.includes(one.code));
  return found?.code ?? REFERENCE_LANGUAGE;
}
