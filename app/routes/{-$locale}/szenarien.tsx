import { createFileRoute } from '@tanstack/react-router';
import { ScenariosPage } from '#app/features/calculator/scenarios/scenarios-page';
import { PageFrame } from '#app/features/shell/page-frame';
import { createUnlistedMeta } from '#app/features/shell/page-head';
import { getTexts } from '#app/i18n/texts';
import { ShownPricesProvider } from '#app/state/shown-prices';
import { loadPrices } from './-define-page';

/** Named configurations side by side, all in the address. */
export const Route = createFileRoute('/{-$locale}/szenarien')({
  loader: async ({ context }) => {
    const shown = await loadPrices('scenarios', context, ['calculator', 'catalog', 'details']);
    const { title = '', description = '' } =
      getTexts(context.language).details?.scenarios.page ?? {};
    return { shown, meta: createUnlistedMeta(context, { title, description }) };
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  component: Scenarios,
});

function Scenarios() {
  // The page parses it, because a schema here would be part of every page's first script.
  const { s }: { s?: unknown } = Route.useSearch();
  return (
    <PageFrame hasPrices isPrintedAlone scripts="when-idle">
      <ShownPricesProvider page="scenarios" shown={Route.useLoaderData().shown}>
        <ScenariosPage s={s} />
      </ShownPricesProvider>
    </PageFrame>
  );
}
