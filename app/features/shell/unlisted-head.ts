import { site } from '#app/site';
import type { LinkPreview } from '#app/state/shown-prices';
import { type PageContext, shareMeta } from './page-head';

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
