import type { Language } from '#app/i18n/languages';
import { findPictureLanguage } from '#app/i18n/picture-language';
import type { ListedPage } from '#app/pages';
import { site } from '#app/site';

interface Shared {
  title: string;
  description: string;
  url?: string;
  language: Language;
  /** Page whose picture is shown. */
  page: ListedPage;
  pictureAlt: string;
}

/** Link preview (Open Graph). X takes title, text and picture from it. */
export function shareMeta({ title, description, url, language, page, pictureAlt }: Shared) {
  const pictures = `${site.origin}/pictures/${findPictureLanguage(language.code)}`;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(url === undefined ? [] : [{ property: 'og:url', content: url }]),
    // Open Graph separates with an underscore: de_DE.
    { property: 'og:locale', content: language.locale.replaceAll('-', '_') },
    { property: 'og:image', content: `${pictures}/og-${page}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: pictureAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
