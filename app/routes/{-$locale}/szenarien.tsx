import { createFileRoute } from '@tanstack/react-router';
import { ScenariosPage } from '#app/features/calculator/scenarios/scenarios-page';
import { PageFrame } from '#app/features/shell/page-frame';
import { PagePricesProvider } from '#app/state/page-prices';
import { loadPricedPage, PRELOAD_MS } from './-page-prices';

const TEXTS = ['scenarios', 'sheet', 'calculator', 'catalog', 'pricing'] as const;

/** Named configurations side by side, all in the address. */
export const Route = createFileRoute('/{-$locale}/szenarien')({
  loader: {
    handler: async ({ context }) => {
      const shown = await loadPricedPage('scenarios', context, TEXTS);
      // Loaded on demand, because loaders are part of every page's first script.
      const { createUnlistedMeta } = await import('#app/features/shell/unlisted-head');
      const texts = context.translations.dictionariesFor(context.language).scenarios?.page;
      const { title = '', description = '' } = texts ?? {};
      return { shown, meta: createUnlistedMeta(context, { title, description }) };
    },
    // An open page keeps its prices.
    staleReloadMode: 'blocking',
  },
  preloadStaleTime: PRELOAD_MS,
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  component: Scenarios,
});

function Scenarios() {
  // The page parses it, because a schema here would be part of every page's first script.
  const { s }: { s?: unknown } = Route.useSearch();
  return (
    <PageFrame texts={TEXTS} hasPrices isPrintedAlone>
      <PagePricesProvider page="scenarios" shown={Route.useLoaderData().shown}>
        <ScenariosPage s={s} />
      </PagePricesProvider>
    </PageFrame>
  );
}
