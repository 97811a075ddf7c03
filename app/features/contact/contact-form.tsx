import { CatchBoundary } from '@tanstack/react-router';
import { Hydrate } from '@tanstack/react-start';
import { memo, useEffect, useRef, useState } from 'react';
import { ContactLinks } from '#app/catalog/contact-links';
import type { PricingDetails } from '#app/domain/contact/pricing-details';
import { onceNear } from '#app/hydration/once-near';
import { Texts } from '#app/i18n/texts';
import { site } from '#app/site';
import { css } from '#styled/css';
import { InquiryForm } from './inquiry-form';

interface ContactFormProps {
  /** What an offer is asked for (spec §3); it may change while the form is filled in. */
  pricingDetails?: PricingDetails;
}

/**
 * The form for inquiries, with e-mail and phone where there is no script. It is in the server's
 * HTML, and its code is loaded when it is about to be seen or gets the focus. That must not be
 * disturbed by other prices, so the details are not handed down but asked for when sending.
 */
export function ContactForm({ pricingDetails }: ContactFormProps) {
  const latest = useRef(pricingDetails);
  useEffect(() => {
    latest.current = pricingDetails;
  });
  const [readDetails] = useState(() => () => latest.current);
  return (
    <>
      <noscript>
        {/* Browsers with script do not look into it, so they need not have its code. */}
        {import.meta.env.SSR && (
          <Texts namespaces={['catalog']}>
            <ContactLinks />
          </Texts>
        )}
      </noscript>
      <div className={css({ _noscript: { display: 'none' } })}>
        <CatchBoundary getResetKey={() => 0} errorComponent={FormInstead}>
          <WaitingForm readDetails={readDetails} asksForQuote={pricingDetails !== undefined} />
        </CatchBoundary>
      </div>
    </>
  );
}

interface WaitingFormProps {
  readDetails: () => PricingDetails | undefined;
  asksForQuote: boolean;
}

const WaitingForm = memo(function WaitingForm({ readDetails, asksForQuote }: WaitingFormProps) {
  return (
    <Hydrate when={onceNear} fallback={<div className={css({ minHeight: '[36rem]' })} />}>
      <Texts namespaces={['common', 'contact']}>
        <InquiryForm readDetails={readDetails} asksForQuote={asksForQuote} />
      </Texts>
    </Hydrate>
  );
});

/** Where the form's code cannot be loaded, so perhaps no more texts either. */
function FormInstead() {
  return (
    <p role="alert" className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
      <a className={link} href={`mailto:${site.contactEmail}`}>
        {site.contactEmail}
      </a>
      <a className={link} href={`tel:${site.phone.dialed}`}>
        {site.phone.shown}
      </a>
    </p>
  );
}

const link = css({
  paddingBlock: '1',
  color: 'accent',
  fontWeight: 'medium',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.25em]',
  _hover: { color: 'accentHover' },
  _coarse: { paddingBlock: '2.5' },
});
