import { REFERENCE_LANGUAGE } from './languages';
import { picturedLanguages } from './pictured-languages.gen';

/** Finds the language of the pictures: the page's language, else the reference. */
export function findPictureLanguage(
  code: string,
  pictured: readonly string[] = picturedLanguages,
): string {
  return pictured.includes(code) ? code : REFERENCE_LANGUAGE;
}
