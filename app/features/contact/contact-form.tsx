import { ContactLinks } from '#app/catalog/contact-links';
import type { PricingDetails } from '#app/domain/contact/pricing-details';
import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';
import { InquiryForm } from './inquiry-form';

interface ContactFormProps {
  /** What an offer is asked for (spec §3); it may change while the form is filled in. */
  pricingDetails?: PricingDetails;
}

/** The form for inquiries; e-mail and phone where there are no scripts, or they cannot be loaded. */
export function ContactForm({ pricingDetails }: ContactFormProps) {
  return (
    <>
      <div className={withoutScripts}>
        <ContactLinks />
      </div>
      <div className={css({ _noscript: { display: 'none' } })}>
        <InquiryForm pricingDetails={pricingDetails} />
      </div>
    </>
  );
}

const { withoutScripts } = inquiryForm();
