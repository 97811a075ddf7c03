import { createFileRoute } from '@tanstack/react-router';
import { calculatorSearchSchema } from '#app/domain/pricing/search';
import { describeSelection, type Selection } from '#app/domain/pricing/selection';
import { CalculatorPage } from '#app/features/calculator/calculator-page';
import { ContactForm } from '#app/features/contact/contact-form';
import { AdminButton } from '#app/features/pricing-admin/admin-button';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { Texts } from '#app/i18n/texts';

export const Route = createFileRoute('/{-$locale}/preiskalkulator/{-$planId}')({
  validateSearch: calculatorSearchSchema,
  loader: ({ context }) =>
    context.translations.load(context.language, ['calculator', 'catalog', 'contact', 'pricing']),
  head: ({ match }) => pageHead('calculator', match.context),
  component: Calculator,
});

function Calculator() {
  const { planId } = Route.useParams();
  return (
    <PageFrame>
      <Texts namespaces={['calculator', 'catalog', 'pricing']}>
        <CalculatorPage
          planId={planId}
          search={Route.useSearch()}
          renderQuoteForm={renderQuoteForm}
        />
        <AdminButton />
      </Texts>
    </PageFrame>
  );
}

function renderQuoteForm(selection: Selection) {
  return <ContactForm pricingDetails={describeSelection(selection)} />;
}
