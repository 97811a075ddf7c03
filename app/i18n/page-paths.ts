import { getLanguagePrefix, type Language } from '#app/i18n/languages';
import { PATHS, type Page } from '#app/pages';

/** Gets the path of a page in a language. */
export function getPagePath(page: Page, language: Language): string {
  const prefix = getLanguagePrefix(language);
  if (prefix === undefined) return PATHS[page];
  return page === 'home' ? `/${prefix}` : `/${prefix}${PATHS[page]}`;
}
