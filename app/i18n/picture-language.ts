import { REFERENCE_LANGUAGE } from './languages';
import { picturedLanguages } from './pictured-languages.gen';

/** Whose pictures a language's pages show: its own, else the reference language's. */
export function findPictureLanguage(
  code: string,
  pictured: readonly string[] = picturedLanguages,
): string {
  return pictured.includes(code) ? code : REFERENCE_LANGUAGE;
}
