import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TrustLine } from '#app/catalog/service-facts';
import { toPricingDetails } from '#app/domain/contact/pricing-details';
import type { Selection } from '#app/domain/pricing/selection';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { button, inquiryForm } from '#styled/recipes';
import { InquiryForm } from './inquiry-form';

interface ContactFormProps {
  /** The requested selection (spec §3); it may change while the form is filled in. */
  selection?: Selection;
  /** Shown above the next steps. */
  beside?: ReactNode;
  /** The selection as a file, offered once the inquiry is sent. */
  file?: ReactNode;
}

/**
 * The inquiry form beside the next steps; for a configured offer the form comes first. Without
 * scripts only e-mail and phone are shown.
 */
export function ContactForm({ selection, beside, file }: ContactFormProps) {
  const asksForQuote = selection !== undefined;
  return (
    <div className={classes.root}>
      <div className={classes.columns}>
        {!asksForQuote && <NextSteps last="decide">{beside}</NextSteps>}
        <div className={classes.form}>
          <InquiryForm pricingDetails={selection && toPricingDetails(selection)} file={file} />
        </div>
        {asksForQuote && <NextSteps last="quote">{beside}</NextSteps>}
      </div>
    </div>
  );
}

const classes = inquiryForm();

function NextSteps({ last, children }: { last: 'decide' | 'quote'; children?: ReactNode }) {
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
      <TrustLine place="form" />
    </div>
  );
}

/** Links to e-mail and phone, next to the form or instead of it. */
function ContactLinks() {
  const { t } = useTranslation('catalog');
  return (
    <div className={css({ display: 'grid', justifyItems: 'start' })}>
      <a className={button({ visual: 'link' })} href={`mailto:${site.contactEmail}`}>
        <Icon name="mail" />
        {t('contact.email', { email: site.contactEmail })}
      </a>
      <a className={button({ visual: 'link' })} href={`tel:${site.phone.dialed}`}>
        <Icon name="phone" />
        {t('contact.phone', { phone: site.phone.shown })}
      </a>
    </div>
  );
}
