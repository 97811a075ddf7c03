import { type Language, offeredLanguages, prefixOf, referenceLanguage } from '#app/i18n/languages';
import { type ListedPage, PATHS, type Page } from '#app/pages';
import { site } from '#app/site';

/** A page's one address in a language; every other address of it names this one as canonical. */
export function addressOf(page: ListedPage, language: Language): string {
  return site.origin + pathOf(page, language);
}

/** A page's path in a language. */
export function pathOf(page: Page, language: Language): string {
  const prefix = prefixOf(language);
  if (prefix === undefined) return PATHS[page];
  return page === 'home' ? `/${prefix}` : `/${prefix}${PATHS[page]}`;
}

interface Alternate {
  hreflang: string;
  href: string;
}

/** The same page in every language that is no draft; without a better match the reference language (x-default). */
export function alternatesOf(page: ListedPage): Alternate[] {
  return [
    ...offeredLanguages.map((language) => ({
      hreflang: language.code,
      href: addressOf(page, language),
    })),
    { hreflang: 'x-default', href: addressOf(page, referenceLanguage) },
  ];
}
