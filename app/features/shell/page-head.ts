import type { Language } from '#app/i18n/languages';
import { findPictureLanguage } from '#app/i18n/picture-language';
import type { Translations } from '#app/i18n/translations';
import type { ListedPage } from '#app/pages';
import { site } from '#app/site';
import { addressOf, alternatesOf } from './page-addresses';

export interface PageContext {
  language: Language;
  translations: Translations;
}

/** Pages that show prices name the price list for programs. */
const PRICED_PAGES: readonly ListedPage[] = ['home', 'calculator'];

/** Everything a page says about itself to search engines and where it is shared. */
export function pageHead(page: ListedPage, { language, translations }: PageContext) {
  // Read without i18next, which a page's head alone is not worth loading.
  const texts = translations.dictionariesFor(language).common?.pages[page];
  if (!texts) throw new Error('The root route loads the common texts before any head');
  const title = `${texts.title} · ${site.brand}`;
  const { description } = texts;
  const address = addressOf(page, language);
  const pictures = `${site.origin}/pictures/${findPictureLanguage(language.code)}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: openGraphLocale(language) },
      { property: 'og:image', content: `${pictures}/og-${page}.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
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
function openGraphLocale({ locale }: Language): string {
  return locale.replaceAll('-', '_');
}
