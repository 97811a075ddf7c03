import { type Language, offeredLanguages, prefixOf, referenceLanguage } from '#app/i18n/languages';
import { site } from '#app/site';

/**
 * The pages that search engines shall know: their address without language prefix, and the name
 * under which the common texts and the pictures for sharing know them.
 */
export const PAGES = {
  home: '/',
  calculator: '/preiskalkulator',
  impressum: '/impressum',
  datenschutz: '/datenschutz',
  agb: '/agb',
} as const;

export type Page = keyof typeof PAGES;

/** A page's one address in a language; every other address of it names this one as canonical. */
export function addressOf(page: Page, language: Language): string {
  const prefix = prefixOf(language);
  if (prefix === undefined) return site.origin + PAGES[page];
  return page === 'home' ? `${site.origin}/${prefix}` : `${site.origin}/${prefix}${PAGES[page]}`;
}

interface Alternate {
  hreflang: string;
  href: string;
}

/** The same page in every language that is no draft; without a better match the reference language (x-default). */
export function alternatesOf(page: Page): Alternate[] {
  return [
    ...offeredLanguages.map((language) => ({
      hreflang: language.code,
      href: addressOf(page, language),
    })),
    { hreflang: 'x-default', href: addressOf(page, referenceLanguage) },
  ];
}
