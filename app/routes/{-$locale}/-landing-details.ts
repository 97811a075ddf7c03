import { DETAIL_TEXTS, detailsId } from '#app/features/landing/details/detail-texts';
import type { DrawDetails } from '#app/features/landing/details/details';
import type { PageContext } from '#app/features/shell/page-head';

/**
 * What draws the parts of the landing page that a browser keeps as the server has drawn them: on the
 * server their texts alone, in the browser the code as well, unless they are there.
 */
export async function loadDetails({
  language,
  translations,
}: PageContext): Promise<DrawDetails | undefined> {
  if (import.meta.env.SSR) {
    await translations.loadAside(language, DETAIL_TEXTS);
    return undefined;
  }
  if (document.getElementById(detailsId(language))) return undefined;
  const [{ drawDetails }] = await Promise.all([
    import('#app/features/landing/details/draw-details'),
    translations.load(language, DETAIL_TEXTS),
  ]);
  return drawDetails;
}
