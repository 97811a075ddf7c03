import { type Language, offeredLanguages, referenceLanguage } from '#app/i18n/languages';
import { getPagePath } from '#app/i18n/page-paths';
import type { ListedPage } from '#app/pages';
import { site } from '#app/site';

/** Canonical address of a page in a language. */
export function addressOf(page: ListedPage, language: Language): string {
  return site.origin + getPagePath(page, language);
}

interface Alternate {
  hreflang: string;
  href: string;
}

/** Alternates in every offered language; x-default is the reference language. */
export function alternatesOf(page: ListedPage): Alternate[] {
  return [
    ...offeredLanguages.map((language) => ({
      hreflang: language.code,
      href: addressOf(page, language),
    })),
    { hreflang: 'x-default', href: addressOf(page, referenceLanguage) },
  ];
}
