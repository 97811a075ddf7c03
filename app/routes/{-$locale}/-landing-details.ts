import { detailsId } from '#app/features/landing/details/detail-texts';
import type { DrawDetails } from '#app/features/landing/details/details';
import type { PageContext } from '#app/features/shell/page-head';
import { loadTexts } from '#app/i18n/texts';

/**
 * Loads the landing page's static markup: on the server its texts, in the browser also its code if
 * the markup is missing.
 */
export async function loadDetails({ language }: PageContext): Promise<DrawDetails | undefined> {
  if (import.meta.env.SSR) {
    await loadTexts(language, ['details']);
    return undefined;
  }
  if (document.getElementById(detailsId('answers', language))) return undefined;
  const [{ drawDetails }] = await Promise.all([
    import('#app/features/landing/details/draw-details'),
    loadTexts(language, ['details']),
  ]);
  return drawDetails;
}
