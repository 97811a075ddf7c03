import { findLanguage, getFallbackChain, REFERENCE_LANGUAGE } from './languages';
import { picturedLanguages } from './pictured-languages.gen';

/** Whose pictures a language's pages show: its own, else those of the nearest fallback. */
export function findPictureLanguage(
  code: string,
  pictured: readonly string[] = picturedLanguages,
): string {
  if (pictured.includes(code)) return code;
  const language = findLanguage(code);
  const found = language && getFallbackChain(language).find((one) => pictured.includes(one.code));
  return found?.code ?? REFERENCE_LANGUAGE;
}
