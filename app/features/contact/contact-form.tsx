import { ContactLinks } from '#app/catalog/contact-links';
import type { PricingDetails } from '#app/domain/contact/pricing-details';
import { css } from '#styled/css';
import { InquiryForm } from './inquiry-form';

interface ContactFormProps {
  /** What an offer is asked for (spec §3); it may change while the form is filled in. */
  pricingDetails?: PricingDetails;
}

/** The form for inquiries, with e-mail and phone where there is no script. */
export function ContactForm({ pricingDetails }: ContactFormProps) {
  return (
    <>
      <noscript>
        <ContactLinks />
      </noscript>
      <div className={css({ _noscript: { display: 'none' } })}>
        <InquiryForm pricingDetails={pricingDetails} />
      </div>
    </>
  );
}
