import { getLanguagePrefix, type Language, languages } from '#app/i18n/languages';
import { ISOLATED_PAGES, PATHS, type Page } from '#app/pages';

/** Gets the path of a page in a language. */
export function getPagePath(page: Page, language: Language): string {
  const prefix = getLanguagePrefix(language);
  if (prefix === undefined) return PATHS[page];
  return page === 'home' ? `/${prefix}` : `/${prefix}${PATHS[page]}`;
}

const ISOLATED_PATHS = new Set(
  languages.flatMap((language) => ISOLATED_PAGES.map((page) => getPagePath(page, language))),
);

/** Whether a path is that of an isolated page (D52). */
export function isIsolated(pathname: string): boolean {
  return ISOLATED_PATHS.has(pathname);
}
