import type { ReactNode } from 'react';
import { toPricingDetails } from '#app/domain/contact/pricing-details';
import type { Selection } from '#app/domain/pricing/selection';
import { ContactForm } from '#app/features/contact/contact-form';

/** Quote form for this selection (spec §3 "pricingDetails"). */
export function renderQuoteForm(selection: Selection, beside?: ReactNode) {
  return <ContactForm pricingDetails={toPricingDetails(selection)} beside={beside} />;
}
