import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLinks } from '#app/catalog/contact-links';
import type { PricingDetails } from '#app/domain/contact/pricing-details';
import { site } from '#app/site';
import { inquiryForm } from '#styled/recipes';
import { InquiryForm } from './inquiry-form';

interface ContactFormProps {
  /** The requested selection (spec §3); it may change while the form is filled in. */
  pricingDetails?: PricingDetails;
  /** Shown above the next steps. */
  beside?: ReactNode;
}

/**
 * The inquiry form beside the next steps; for a configured offer the form comes first. Without
 * scripts only e-mail and phone are shown.
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

interface NextStepsProps {
  last: 'decide' | 'quote';
  children?: ReactNode;
}

function NextSteps({ last, children }: NextStepsProps) {
  const { t } = useTranslation('contact');
  const id = useId();
  const steps = [
    t('next.reference'),
    t('next.answer', { count: site.demo.answerWorkingDays }),
    t(`next.${last}`),
  ];
  return (
    <div className={classes.beside}>
      {children}
      <div className={classes.steps}>
        <p id={id}>{t('next.title')}</p>
        <ol aria-labelledby={id}>
          {steps.map((text, index) => (
            <li key={text}>
              <span aria-hidden="true">{index + 1}</span>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <ContactLinks />
    </div>
  );
}
