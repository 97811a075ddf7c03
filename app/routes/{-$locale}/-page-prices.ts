import type { PageContext } from '#app/features/shell/page-head';
import { referenceLanguage } from '#app/i18n/languages';
import type { Namespace } from '#app/i18n/namespaces';
import { findLastPrices, findOpenPage, type ShownPrices } from '#app/state/page-prices';

type PricedPage = Parameters<typeof findOpenPage>[0];

/** After this time the prices seen before are used. */
const ANSWER_MS = 5000;

/**
 * Cache time of preloaded prices; with the server's polling interval it stays below five seconds
 * (D38).
 */
export const PRELOAD_MS = 3000;

/**
 * Loads a page's texts and the prices in force. Undefined is the built-in list, so that it is not
 * sent.
 */
export async function loadPricedPage(
  page: PricedPage,
  { language, translations }: PageContext,
  texts: readonly Namespace[],
): Promise<ShownPrices | undefined> {
  const [shown] = await Promise.all([loadPrices(page), translations.load(language, texts)]);
  // Shows which of its texts are the built-in ones, which have translations (D32).
  if (shown?.published) await translations.load(referenceLanguage, ['pricing']);
  return shown;
}

async function loadPrices(page: PricedPage): Promise<ShownPrices | undefined> {
  if (import.meta.env.SSR) return describe(await askServer());
  const known = findOpenPage(page);
  if (known) return known.shown;
  try {
    return describe(await askServer(AbortSignal.timeout(ANSWER_MS)));
  } catch (error) {
    // Earlier prices are better than no page.
    const last = findLastPrices();
    if (last) return describe(last.shown?.published);
    throw error;
  }
}

/** Loaded on demand, after an internal navigation. */
async function askServer(signal?: AbortSignal): Promise<ShownPrices['published']> {
  const { fetchPagePrices } = await import('#app/catalog/page-prices.functions');
  return fetchPagePrices(signal && { signal });
}

function describe(published: ShownPrices['published']): ShownPrices | undefined {
  return published && { published };
}
