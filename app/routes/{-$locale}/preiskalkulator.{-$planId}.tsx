import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import {
  type CalculatorSearch,
  calculatorSearchSchema,
  decodePlanId,
  encodePlanId,
  withForeignParams,
} from '#app/domain/pricing/search';
import { CalculatorPage } from '#app/features/calculator/calculator-page';
import { SelectionFile } from '#app/features/calculator/offer/selection-file';
import { ContactForm } from '#app/features/contact/contact-form';
import { formPart } from '#app/features/contact/form-part';
import { AdminButton } from '#app/features/price-editor/admin-button';
import { PreviewSlot } from '#app/features/publishing/preview-slot';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { prepare } from '#app/later/define-part';
import { ShownPricesProvider } from '#app/state/shown-prices';
import { loadPrices } from './-define-page';

interface PlanParams {
  planId?: string | undefined;
}

export const Route = createFileRoute('/{-$locale}/preiskalkulator/{-$planId}')({
  params: {
    parse: ({ planId }: PlanParams): PlanParams =>
      planId === undefined ? {} : { planId: decodePlanId(planId) },
    stringify: ({ planId }: PlanParams): PlanParams =>
      planId === undefined ? {} : { planId: encodePlanId(planId) },
  },
  // Reading is tolerant, writing is typed (D12, D13).
  validateSearch: (search: CalculatorSearch & SearchSchemaInput): CalculatorSearch =>
    calculatorSearchSchema.parse(search),
  search: {
    // Links to the calculator keep foreign parameters such as `utm_source`.
    middlewares: [({ search, next }) => withForeignParams(next(search), search)],
  },
  loader: async ({ context, params, location }) => {
    const [shown] = await Promise.all([
      loadPrices('calculator', context, ['calculator', 'catalog', 'contact']),
      prepare({ language: context.language, page: 'calculator' }, formPart),
    ]);
    if (!import.meta.env.SSR) return shown;
    const { previewLink } = await import('#app/features/calculator/link-preview');
    return previewLink(shown, params.planId, location, context.language);
  },
  head: ({ match, loaderData }) => pageHead('calculator', match.context, loaderData?.preview),
  component: Calculator,
});

function Calculator() {
  const { planId } = Route.useParams();
  return (
    <PageFrame hasPrices scripts="when-idle">
      <ShownPricesProvider page="calculator" shown={Route.useLoaderData()}>
        <PreviewSlot />
        {/* First in the document, as on the screen. */}
        <AdminButton />
        <CalculatorPage
          planId={planId}
          search={Route.useSearch()}
          renderQuoteForm={(selection, beside) => (
            <ContactForm
              request={{ selection, file: <SelectionFile selection={selection} /> }}
              beside={beside}
            />
          )}
        />
      </ShownPricesProvider>
    </PageFrame>
  );
}
