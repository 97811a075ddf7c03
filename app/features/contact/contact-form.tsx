import { createStore } from '@tanstack/react-store';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { TrustLine } from '#app/catalog/service-terms';
import { REASONS } from '#app/domain/contact/fields';
import { LaterPart } from '#app/later/later-part';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { button, inquiryForm } from '#styled/recipes';
import { formPart } from './form-part';
import type * as FormCode from './inquiry-form';
import type { QuoteRequest } from './use-inquiry-form';

interface ContactFormProps {
  /** It may change while the form is filled in. */
  request?: QuoteRequest;
  /** Shown above the next steps. */
  beside?: ReactNode;
}

/**
 * The inquiry form beside the next steps; for a configured offer the form comes first. Without
 * scripts only e-mail and phone are shown.
 */
export function ContactForm({ request, beside }: ContactFormProps) {
  const asksForQuote = request !== undefined;
  const latest = useRef(request);
  useLayoutEffect(() => {
    latest.current = request;
  });
  const readRequest = useCallback(() => latest.current, []);
  const pressed = usePressedReason();
  // The form's properties never change, because another function would draw it anew.
  const drawForm = useCallback(
    ({ InquiryForm }: typeof FormCode) => (
      <InquiryForm asksForQuote={asksForQuote} readRequest={readRequest} pressed={pressed} />
    ),
    [asksForQuote, readRequest, pressed],
  );
  return (
    <div className={classes.root}>
      <div className={classes.columns}>
        {!asksForQuote && <NextSteps last="decide">{beside}</NextSteps>}
        <div className={classes.form}>
          <LaterPart part={formPart} when="near" served="hydrated">
            {drawForm}
          </LaterPart>
        </div>
        {asksForQuote && <NextSteps last="quote">{beside}</NextSteps>}
      </div>
    </div>
  );
}

const classes = inquiryForm();

/** Links may preselect the reason: `<a href="#contact" data-contact-reason="demo">`. */
function usePressedReason() {
  const [pressed] = useState(() => createStore<FormCode.PressedReason | undefined>(undefined));
  useEffect(() => {
    const listen = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('[data-contact-reason]');
      const name = link instanceof HTMLElement ? link.dataset.contactReason : undefined;
      const reason = REASONS.find((one) => one === name);
      if (reason !== undefined) pressed.setState(() => ({ reason }));
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [pressed]);
  return pressed;
}

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
      <ContactLinks hasForm={last === 'decide'} />
      <TrustLine place="form" />
    </div>
  );
}

/** Links to e-mail and phone; beside a form that others follow on the page, only instead of it. */
function ContactLinks({ hasForm }: { hasForm: boolean }) {
  const { t } = useTranslation('catalog');
  return (
    <div className={hasForm ? insteadOfForm : links}>
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

const links = css({ display: 'grid', justifyItems: 'start' });
const insteadOfForm = css({
  display: 'none',
  justifyItems: 'start',
  _noscript: { display: 'grid' },
});
