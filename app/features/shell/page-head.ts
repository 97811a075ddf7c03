import {
  findPictureLanguage,
  getPagePath,
  type Language,
  offeredLanguages,
  referenceLanguage,
} from '#app/i18n/languages';
import { getTexts, type PageTexts } from '#app/i18n/texts';
import type { ListedPage } from '#app/pages';
import { site } from '#app/site';
import type { LinkPreview } from '#app/state/shown-prices';

export interface PageContext {
  language: Language;
  texts: PageTexts;
}

/** Pages that show prices name the price list for programs. */
const PRICED_PAGES: readonly ListedPage[] = ['home', 'calculator'];

/**
 * Metadata for search engines and link previews.
 * @param preview texts of a specific address, such as a configuration
 */
export function pageHead(page: ListedPage, { language }: PageContext, preview?: LinkPreview) {
  const texts = getTexts(language).common?.pages[page];
  if (!texts) throw new Error('The root route loads the common texts before any head');
  const title = `${texts.title} · ${site.brand}`;
  const { description } = texts;
  const address = addressOf(page, language);
  const shared = {
    title: preview ? `${preview.title} · ${site.brand}` : title,
    description: preview?.description ?? description,
    url: preview?.url ?? address,
  };
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...shareMeta({ ...shared, language, page, pictureAlt: title }),
      ...(language.draft ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'canonical', href: address },
      // Drafts have no alternates.
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

/** Canonical address of a page in a language. */
export function addressOf(page: ListedPage, language: Language): string {
  return site.origin + getPagePath(page, language);
}

/** Alternates in every offered language; x-default is the reference language. */
export function alternatesOf(page: ListedPage): { hreflang: string; href: string }[] {
  return [
    ...offeredLanguages.map((language) => ({
      hreflang: language.code,
      href: addressOf(page, language),
    })),
    { hreflang: 'x-default', href: addressOf(page, referenceLanguage) },
  ];
}

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
function shareMeta({ title, description, url, language, page, pictureAlt }: Shared) {
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

/** Metadata of a page that is reached only by its link: previews, no search engines. */
export function createUnlistedMeta(
  { language }: Pick<PageContext, 'language'>,
  preview: LinkPreview & { documentTitle?: string },
) {
  const title = `${preview.title} · ${site.brand}`;
  const { description } = preview;
  return [
    { title: `${preview.documentTitle ?? preview.title} · ${site.brand}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    ...shareMeta({ title, description, language, page: 'calculator', pictureAlt: title }),
  ];
}
