import { type Store, useSelector } from '@tanstack/react-store';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXTRA_KEYS, REASONS } from '#app/domain/contact/fields';
import type { PricingDetails } from '#app/domain/contact/pricing-details-schema';
import { listCounted } from '#app/domain/pricing/counts';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { definePart, prepare } from '#app/later/define-part';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';
import { ConsentField, ContactFields, ReasonField, TextFields, wholeRow } from './contact-fields';
import { FailedPanel, ProblemSummary, SentPanel } from './form-panels';
import { Honeypot, UnseenValues } from './hidden-fields';
import { useCaptcha } from './use-captcha';
import { type FormValues, type QuoteRequest, rules, useInquiryForm } from './use-inquiry-form';

/** Each press is another object. */
export interface PressedReason {
  reason: FormValues['reason'];
}

interface InquiryFormProps {
  asksForQuote: boolean;
  /** Reads what is requested when the inquiry is sent. */
  readRequest: () => QuoteRequest | undefined;
  /** The last press of a link that preselects a reason. */
  pressed: Store<PressedReason | undefined>;
}

/** The one form for inquiries, in all its states (spec §4). */
export function InquiryForm({ asksForQuote, readRequest, pressed }: InquiryFormProps) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const { hiddenDetails, forgetHiddenDetails } = useHiddenDetails(() =>
    form.setFieldValue('reason', 'quote'),
  );
  const { form, status, submit, typeContact, retry, startAnew } = useInquiryForm({
    asksForQuote,
    readRequest,
    hiddenDetails,
    captcha,
    onInvalid: () => summary.current?.focus(),
    onSent: forgetHiddenDetails,
  });
  const nextReason = useRef<FormValues['reason']>('');
  const takeReason = useEffectEvent(({ reason }: PressedReason) => {
    // A press after sending belongs to the next inquiry.
    if (status.kind === 'sent') nextReason.current = reason;
    else if (form.state.values.reason === '') form.setFieldValue('reason', reason);
  });
  const lastPressed = useSelector(pressed, (state) => state);
  useEffect(() => {
    if (lastPressed) takeReason(lastPressed);
  }, [lastPressed]);
  useRequest((reason, message) => {
    const { values } = form.state;
    if (values.reason === '') form.setFieldValue('reason', reason);
    if (values.message === '') form.setFieldValue('message', message);
  });
  useEffect(() => {
    if (status.kind !== 'idle' || status.focus === undefined) return;
    const selector = status.focus === 'first' ? 'input' : 'button[type=submit]';
    formElement.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [status]);

  const isSending = status.kind === 'sending';
  const next = useNextSteps(form.state.values.reason);
  return (
    <div className={container}>
      <form
        ref={formElement}
        noValidate
        method="post"
        aria-label={t('label')}
        aria-busy={isSending}
        hidden={status.kind === 'sent' || status.kind === 'failed'}
        className={grid}
        onFocus={() => {
          captcha.touch();
          void prepare({ language }, rules);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ProblemSummary form={form} id={id} summaryRef={summary} />
        {/* The calculator itself shows the selection. */}
        {hiddenDetails && !asksForQuote && <DetailsNote details={hiddenDetails} />}
        <TextFields form={form} id={id} names={['firstName', 'lastName']} />
        <ContactFields form={form} id={id} onType={typeContact} />
        <ReasonField form={form} id={id} />
        <TextFields form={form} id={id} names={EXTRA_KEYS} />
        <ConsentField form={form} id={id} />
        <Honeypot form={form} id={id} />
        <UnseenValues form={form} />
        <div className={footer}>
          <Button type="submit" size="lg" disabled={isSending}>
            {t(isSending ? 'sending' : 'submit')}
          </Button>
          <p className={css({ textStyle: 'caption', color: 'muted' })}>* {t('required')}</p>
        </div>
      </form>
      {status.kind === 'sent' && (
        <SentPanel
          reference={status.reference}
          next={next}
          file={status.file}
          onAgain={() => {
            startAnew(nextReason.current);
            nextReason.current = '';
          }}
        />
      )}
      {status.kind === 'failed' && <FailedPanel failure={status.failure} onRetry={retry} />}
      <p role="status" className={css({ srOnly: true })}>
        {isSending && t('sending')}
        {status.kind === 'sent' && (
          <>
            {t('sent.text')} {next}
          </>
        )}
        {status.kind === 'failed' && t('failed.title')}
      </p>
      {captcha.widget}
    </div>
  );
}

const { grid, footer } = inquiryForm();

// Two columns depend on the width of the form, not of the page.
const container = css({ containerType: 'inline-size' });

/** Another page's link may ask for something: `?request=dpa#contact`, or a reason. */
function useRequest(onAsk: (reason: FormValues['reason'], message: string) => void): void {
  const { t } = useTranslation('contact');
  const ask = useEffectEvent(() => {
    const request = new URLSearchParams(window.location.search).get('request');
    const reason = REASONS.find((one) => one === request);
    if (request === 'dpa') onAsk('info', t('dpa'));
    else if (reason !== undefined) onAsk(reason, '');
  });
  useEffect(() => ask(), []);
}

/** Text about the next steps after an inquiry. */
function useNextSteps(reason: FormValues['reason']): string {
  const { t } = useTranslation('contact');
  const answer = t('next.answer', { count: site.demo.answerWorkingDays });
  if (reason === 'quote') return `${answer} ${t('next.quote')}`;
  return reason === 'demo' ? `${answer} ${t('next.decide')}` : answer;
}

/** The requested selection, on pages that do not show it. */
function DetailsNote({ details }: { details: PricingDetails }) {
  const { t } = useTranslation('contact');
  const { list } = useFormats();
  const parts = [t(details.isYearly ? 'details.yearly' : 'details.monthly')];
  if ('users' in details) {
    parts.push(
      ...listCounted(details).map(({ unit, count }) => t(`details.${unit}`, { count })),
      t('details.addons', { count: details.addons.length }),
    );
  }
  return (
    <Notice title={t('details.plan', { plan: details.plan })} className={wholeRow}>
      <p>{list(parts)}</p>
    </Notice>
  );
}

const detailsReader = definePart({
  load: () => import('#app/domain/contact/pricing-details-schema'),
});

/**
 * Reads pricing details from a hidden input once and removes it (D28). A script may insert the
 * input at any time.
 */
function useHiddenDetails(onFound: () => void) {
  const language = useLanguage();
  const [details, setDetails] = useState<PricingDetails>();
  const take = useEffectEvent(async (observer: MutationObserver) => {
    const input = document.querySelector<HTMLInputElement>(
      'input[type="hidden"][name="pricingDetails"]',
    );
    if (!input) return;
    const { parsePricingDetails } = await detailsReader.load(language);
    if (!input.isConnected) return;
    input.remove();
    const found = parsePricingDetails(input.value);
    if (!found) return;
    observer.disconnect();
    setDetails(found);
    onFound();
  });
  useEffect(() => {
    // Unreadable details are read with the next change of the page.
    const read = () => void take(observer).catch(() => undefined);
    const observer = new MutationObserver(read);
    observer.observe(document.body, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, []);
  return { hiddenDetails: details, forgetHiddenDetails: () => setDetails(undefined) };
}
