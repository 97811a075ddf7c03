import { type Language, languages, prefixOf, referenceLanguage } from '#app/i18n/languages';
import { site } from '#app/site';

/** The pages that search engines shall know, by address without language prefix. */
export const PAGES = ['/', '/preiskalkulator', '/impressum', '/datenschutz', '/agb'] as const;

export type Page = (typeof PAGES)[number];

/** The name of the picture that stands for a page where it is shared. */
export const pagePictures = {
  '/': 'home',
  '/preiskalkulator': 'calculator',
  '/impressum': 'impressum',
  '/datenschutz': 'datenschutz',
  '/agb': 'agb',
} as const satisfies Record<Page, string>;

/** A page's one address in a language; every other address of it names this one as canonical. */
export function addressOf(page: Page, language: Language): string {
  const prefix = prefixOf(language);
  const path = page === '/' ? '' : page;
  return prefix === undefined ? `${site.origin}${page}` : `${site.origin}/${prefix}${path}`;
}

export interface Alternate {
  hreflang: string;
  href: string;
}

/** The same page in every language; without a better match the reference language (x-default). */
export function alternatesOf(page: Page): Alternate[] {
  return [
    ...languages.map((language) => ({
      hreflang: language.code,
      href: addressOf(page, language),
    })),
    { hreflang: 'x-default', href: addressOf(page, referenceLanguage) },
  ];
}
