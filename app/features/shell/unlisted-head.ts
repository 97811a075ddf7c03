import { findPictureLanguage } from '#app/i18n/picture-language';
import { site } from '#app/site';
import type { LinkPreview } from '#app/state/page-prices';
import { openGraphLocale, type PageContext } from './page-head';

/** Of a page that is known by its link alone: for previews, and never for search engines. */
export function describeUnlisted(
  { language }: Pick<PageContext, 'language'>,
  preview: LinkPreview,
) {
  const title = `${preview.title} · ${site.brand}`;
  const { description } = preview;
  const pictures = `${site.origin}/pictures/${findPictureLanguage(language.code)}`;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: openGraphLocale(language) },
    { property: 'og:image', content: `${pictures}/og-calculator.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
}
