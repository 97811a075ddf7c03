import type { PageContext } from '#app/features/shell/page-head';
import type { Namespace } from '#app/i18n/namespaces';
import { site } from '#app/site';

/** Texts of the frame around every staff page. */
export const FRAME_TEXTS: readonly Namespace[] = ['office'];

/** Loads the texts of a staff page. */
export function loadStaffTexts(
  { language, translations }: PageContext,
  texts: readonly Namespace[],
): Promise<unknown> | undefined {
  return translations.load(language, [...FRAME_TEXTS, ...texts]);
}

/** Metadata of a staff page, which search engines must not index. */
export function createStaffHead(
  texts: { title?: string | undefined; description?: string | undefined } | undefined,
) {
  const description = texts?.description;
  return {
    meta: [
      { title: `${texts?.title} · ${site.brand}` },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
      { name: 'robots', content: 'noindex' },
    ],
  };
}
