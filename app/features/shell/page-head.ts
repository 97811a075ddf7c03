import type { Language } from '#app/i18n/languages';
import { findPictureLanguage } from '#app/i18n/picture-language';
import type { Translations } from '#app/i18n/translations';
import type { ListedPage } from '#app/pages';
import { site } from '#app/site';
import type { LinkPreview } from '#app/state/page-prices';
import { addressOf, alternatesOf } from './page-addresses';

export interface PageContext {
  language: Language;
  translations: Translations;
}

/** Pages that show prices name the price list for programs. */
const PRICED_PAGES: readonly ListedPage[] = ['home', 'calculator'];

/**
 * Everything a page says about itself to search engines and where it is shared.
 * @param preview of an address that says more than the page's own
 */
export function pageHead(
  page: ListedPage,
  { language, translations }: PageContext,
  preview?: LinkPreview,
) {
  // Read without i18next, which a page's head alone is not worth loading.
  const texts = translations.dictionariesFor(language).common?.pages[page];
  if (!texts) throw new Error('The root route loads the common texts before any head');
  const title = `${texts.title} · ${site.brand}`;
  const { description } = texts;
  const shared = {
    title: preview ? `${preview.title} · ${site.brand}` : title,
    description: preview?.description ?? description,
  };
  const address = addressOf(page, language);
  const pictures = `${site.origin}/pictures/${findPictureLanguage(language.code)}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:title', content: shared.title },
      { property: 'og:description', content: shared.description },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: openGraphLocale(language) },
      { property: 'og:image', content: `${pictures}/og-${page}.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: shared.title },
      { name: 'twitter:description', content: shared.description },
      ...(language.draft ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'canonical', href: address },
      // Alternates name each other; a draft is named by none.
      ...(language.draft ? [] : alternatesOf(page)).map(({ hreflang, href }) => ({
        rel: 'alternate',
        hrefLang: hreflang,
        href,
      })),
      ...(PRICED_PAGES.includes(page)
        ? [{ rel: 'alternate', type: 'application/json', href: `${site.origin}/preise.json` }]
        : []),
    ],
  };
}

/** Open Graph separates with an underscore: de_DE. */
export function openGraphLocale({ locale }: Language): string {
  return locale.replaceAll('-', '_');
}
