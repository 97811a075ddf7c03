import type { ReactNode } from 'react';
import type { PricingDetails } from '#app/domain/contact/pricing-details';
import { inquiryForm } from '#styled/recipes';
import { InquiryForm } from './inquiry-form';
import { NextSteps } from './next-steps';

interface ContactFormProps {
  /** What an offer is asked for (spec §3); it may change while the form is filled in. */
  pricingDetails?: PricingDetails;
  /** Stands above what happens next. */
  beside?: ReactNode;
}

/**
 * The form for inquiries in half the width, beside what happens next. A visitor who asks for a
 * configured offer meets the form first. Without scripts only e-mail and phone are shown.
 */
export function ContactForm({ pricingDetails, beside }: ContactFormProps) {
  const asksForQuote = pricingDetails !== undefined;
  return (
    <div className={classes.root}>
      <div className={classes.columns}>
        {!asksForQuote && <NextSteps last="decide">{beside}</NextSteps>}
        <div className={classes.form}>
          <InquiryForm pricingDetails={pricingDetails} />
        </div>
        {asksForQuote && <NextSteps last="quote">{beside}</NextSteps>}
      </div>
    </div>
  );
}

const classes = inquiryForm();
