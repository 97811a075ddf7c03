import { type PageContext, pageHead } from '#app/features/shell/page-head';
import type { Area } from '#app/i18n/areas';
import { referenceLanguage } from '#app/i18n/languages';
import { getTexts } from '#app/i18n/texts';
import type { ListedPage, TextPage } from '#app/pages';
import { site } from '#app/site';
import {
  findLastPrices,
  findOpenPage,
  type PricedPage,
  type ShownPrices,
} from '#app/state/shown-prices';

interface Loading {
  context: PageContext;
}

/** A page for search engines, with the areas of its texts. */
export function definePage(page: ListedPage, areas: readonly Area[]) {
  return {
    loader: ({ context: { language, texts } }: Loading) => texts.load(language, areas),
    head: ({ match }: { match: Loading }) => pageHead(page, match.context),
  };
}

/** A page written in Markdown. */
export function defineTextPage(page: TextPage) {
  const { loader, head } = definePage(page, []);
  return {
    loader: async ({ context }: Loading) => {
      // Needed only after an internal navigation.
      const loadingText = import('#app/features/legal/load-filled-text');
      await Promise.all([
        loader({ context }),
        loadingText.then(({ loadFilledText }) => loadFilledText(context.language, page)),
      ]);
    },
    head,
  };
}

type Texts = ReturnType<typeof getTexts>;

/** A page of staff, which search engines must not index. */
export function defineStaffPage(
  nameIn: (texts: Texts) => { title?: string; description?: string } | undefined,
  areas: readonly Area[] = ['staff'],
) {
  return {
    loader: ({ context: { language, texts } }: Loading) => texts.load(language, areas),
    head: ({ match }: { match: Loading }) => {
      const { title, description } = nameIn(getTexts(match.context.language)) ?? {};
      return {
        meta: [
          { title: `${title} · ${site.brand}` },
          ...(description === undefined ? [] : [{ name: 'description', content: description }]),
          { name: 'robots', content: 'noindex' },
        ],
      };
    },
  };
}

/** After this time the prices seen before are used. */
const ANSWER_MS = 5000;

/**
 * Loads a page's texts and the prices in force. Undefined is the built-in list, so that it is not
 * sent.
 */
export async function loadPrices(
  page: PricedPage,
  { language, texts }: PageContext,
  areas: readonly Area[],
): Promise<ShownPrices | undefined> {
  const [shown] = await Promise.all([findPrices(page), texts.load(language, areas)]);
  // Shows which of its texts are the built-in ones, which have translations (D32).
  if (shown?.published) await texts.load(referenceLanguage, ['catalog']);
  return shown;
}

async function findPrices(page: PricedPage): Promise<ShownPrices | undefined> {
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
  const { fetchShownPrices } = await import('#app/catalog/shown-prices.functions');
  return fetchShownPrices(signal && { signal });
}

function describe(published: ShownPrices['published']): ShownPrices | undefined {
  return published && { published };
}
