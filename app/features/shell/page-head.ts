import type { Language } from '#app/i18n/languages';
import { getTexts, type PageTexts } from '#app/i18n/texts';
import type { ListedPage } from '#app/pages';
import { site } from '#app/site';
import type { LinkPreview } from '#app/state/page-prices';
import { addressOf, alternatesOf } from './page-addresses';
import { shareMeta } from './share-meta';

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
