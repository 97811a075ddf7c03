import { type Language, offeredLanguages, referenceLanguage } from '#app/i18n/languages';
import { pathOf } from '#app/i18n/page-paths';
import type { ListedPage } from '#app/pages';
import { site } from '#app/site';

/** A page's one address in a language; every other address of it names this one as canonical. */
export function addressOf(page: ListedPage, language: Language): string {
  return site.origin + pathOf(page, language);
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
