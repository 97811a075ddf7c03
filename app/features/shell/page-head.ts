import type { Language } from '#app/i18n/languages';
import { site } from '#app/site';
import { addressOf, alternatesOf, type Page, pagePictures } from './pages';

interface PageHead {
  page: Page;
  language: Language;
  title: string;
  description: string;
  /** schema.org objects, shown to search engines as JSON-LD. */
  structuredData?: readonly object[];
}

/** Everything a page says about itself to search engines and where it is shared. */
export function pageHead({ page, language, title, description, structuredData = [] }: PageHead) {
  const fullTitle = `${title} · ${site.brand}`;
  const address = addressOf(page, language);
  const picture = `${site.origin}/pictures/${language.code}/og-${pagePictures[page]}.png`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: openGraphLocale(language) },
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: fullTitle },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: address },
      ...alternatesOf(page).map(({ hreflang, href }) => ({
        rel: 'alternate',
        hrefLang: hreflang,
        href,
      })),
    ],
    scripts: structuredData.map((data) => ({
      type: 'application/ld+json',
      // `<` in a text must not end the script.
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  };
}

/** Open Graph separates with an underscore: de_DE. */
function openGraphLocale({ locale }: Language): string {
  return locale.replaceAll('-', '_');
}
