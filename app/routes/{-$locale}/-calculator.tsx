import { getRouteApi } from '@tanstack/react-router';
import { describeSelection } from '#app/domain/contact/pricing-details';
import type { Selection } from '#app/domain/pricing/selection';
import { CalculatorPage } from '#app/features/calculator/calculator-page';
import { CALCULATOR_TEXTS } from '#app/features/calculator/calculator-texts';
import { ContactForm } from '#app/features/contact/contact-form';
import { AdminButton } from '#app/features/pricing-admin/admin-button';
import { Texts } from '#app/i18n/texts';

const route = getRouteApi('/{-$locale}/preiskalkulator/{-$planId}');

/** What the calculator's page consists of, as one: its parts share what is being chosen. */
export function Calculator() {
  const { planId } = route.useParams();
  return (
    <Texts namespaces={CALCULATOR_TEXTS}>
      <CalculatorPage
        planId={planId}
        search={route.useSearch()}
        renderQuoteForm={renderQuoteForm}
      />
      <AdminButton />
    </Texts>
  );
}

function renderQuoteForm(selection: Selection) {
  return <ContactForm pricingDetails={describeSelection(selection)} />;
}
