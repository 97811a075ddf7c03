import { createFileRoute } from '@tanstack/react-router';
import { describeSelection } from '#app/domain/contact/pricing-details';
import { calculatorSearchSchema, readPlanId, writePlanId } from '#app/domain/pricing/search';
import type { Selection } from '#app/domain/pricing/selection';
import { CalculatorPage } from '#app/features/calculator/calculator-page';
import { ContactForm } from '#app/features/contact/contact-form';
import { AdminButton } from '#app/features/pricing-admin/admin-button';
import { PreviewPlace } from '#app/features/pricing-admin/preview-place';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { PagePricesProvider } from '#app/state/page-prices';
import { loadPricedPage, PRELOAD_MS } from './-page-prices';

const TEXTS = ['calculator', 'catalog', 'pricing', 'contact'] as const;

/** Texts of what a browser draws only when it changes. */
const DRAWN_BY_SERVER = ['curve'] as const;

interface PlanParams {
  planId?: string | undefined;
}

export const Route = createFileRoute('/{-$locale}/preiskalkulator/{-$planId}')({
  params: {
    parse: ({ planId }: PlanParams): PlanParams =>
      planId === undefined ? {} : { planId: readPlanId(planId) },
    stringify: ({ planId }: PlanParams): PlanParams =>
      planId === undefined ? {} : { planId: writePlanId(planId) },
  },
  validateSearch: calculatorSearchSchema,
  loader: {
    handler: async ({ context, params, location }) => {
      const shown = await loadPricedPage('calculator', context, TEXTS);
      // Programs that ask for a preview run no scripts.
      if (!import.meta.env.SSR) return shown;
      await context.translations.loadAside(context.language, DRAWN_BY_SERVER);
      const { describeLink } = await import('#app/features/calculator/link-preview');
      const search = calculatorSearchSchema.parse(location.search);
      const preview = await describeLink({ ...context, planId: params.planId, search, shown });
      return preview ? { ...shown, preview } : shown;
    },
    // No page that is open changes its prices.
    staleReloadMode: 'blocking',
  },
  preloadStaleTime: PRELOAD_MS,
  head: ({ match, loaderData }) => pageHead('calculator', match.context, loaderData?.preview),
  component: Calculator,
});

function Calculator() {
  const { planId } = Route.useParams();
  return (
    <PageFrame texts={TEXTS} hasPrices scripts="when-idle">
      <PagePricesProvider page="calculator" shown={Route.useLoaderData()}>
        <PreviewPlace />
        {/* First, as it is seen. */}
        <AdminButton />
        <CalculatorPage
          planId={planId}
          search={Route.useSearch()}
          renderQuoteForm={renderQuoteForm}
        />
      </PagePricesProvider>
    </PageFrame>
  );
}

function renderQuoteForm(selection: Selection) {
  return <ContactForm pricingDetails={describeSelection(selection)} />;
}
