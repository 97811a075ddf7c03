import { revalidateLogic, useForm } from '@tanstack/react-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDialCode } from '#app/domain/contact/countries';
import {
  type CONTACT_METHODS,
  mapTexts,
  type REASONS,
  type TextKey,
} from '#app/domain/contact/fields';
import { parsePhoneInput } from '#app/domain/contact/phone';
import { toPricingDetails } from '#app/domain/contact/pricing-details';
import type { PricingDetails } from '#app/domain/contact/pricing-details-schema';
import {
  HONEYPOT_ERROR,
  type InquiryProblems,
  MAX_PAGE_LENGTH,
} from '#app/domain/contact/problems';
import type { Outcome, SubmissionFailure } from '#app/domain/contact/submission';
import { extractEmail, hasEmailAndPhone } from '#app/domain/contact/ways';
import { dropInvisible } from '#app/domain/plain-text';
import type { Selection } from '#app/domain/pricing/selection';
import { useLanguage } from '#app/i18n/language-context';
import { definePart, prepare } from '#app/later/define-part';
import { site } from '#app/site';
import { usePriceVersion } from '#app/state/shown-prices';

/** Longer than the server waits for the provider. */
const SEND_TIMEOUT_MS = 25_000;

/** An incomplete inquiry. */
export interface FormValues extends Record<TextKey, string> {
  /** ISO code; several countries share a dial code. */
  country: string;
  reason: (typeof REASONS)[number] | '';
  preferredContact: (typeof CONTACT_METHODS)[number] | '';
  consent: boolean;
  /** Hidden trap for programs. */
  comment: string;
}

/** Selection that a quote is requested for (spec §3). */
export interface QuoteRequest {
  selection: Selection;
  /** The selection as a file, offered once the inquiry is sent. */
  file: ReactNode;
}

type Status =
  | { kind: 'idle'; focus?: 'first' | 'submit' }
  | { kind: 'sending' }
  | { kind: 'sent'; reference: string; file: ReactNode }
  | { kind: 'failed'; failure: SubmissionFailure };

interface InquiryFormOptions {
  asksForQuote: boolean;
  readRequest: () => QuoteRequest | undefined;
  /** The requested selection on a page that does not show one. */
  hiddenDetails: PricingDetails | undefined;
  captcha: { getToken: () => Promise<string>; reset: () => void };
  onInvalid: () => void;
  onSent: () => void;
}

export type InquiryForm = ReturnType<typeof useInquiryForm>['form'];

/** The form's values, rules and way to the server (spec §4 "Contact form status"). */
export function useInquiryForm(options: InquiryFormOptions) {
  const { asksForQuote, readRequest, hiddenDetails, captcha, onInvalid, onSent } = options;
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const priceList = usePriceVersion();
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const requestId = useRef('');
  const [initial, setInitial] = useState(() => recallValues(asksForQuote));

  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => validate(value, rules.find(language)),
    },
    onSubmitInvalid: onInvalid,
    onSubmit: async ({ value }) => {
      setStatus({ kind: 'sending' });
      requestId.current ||= createRequestId();
      const request = readRequest();
      const pricingDetails = request ? toPricingDetails(request.selection) : hiddenDetails;
      const context = {
        page: readPage(),
        language: language.code,
        consentVersion: t('consentVersion'),
        priceList,
      };
      // Every error becomes a failure for the visitor (spec §8).
      const attempt = async (): Promise<Outcome> => {
        try {
          const token = await captcha.getToken();
          const [{ sendInquiry }, { inquirySchema }] = await Promise.all([
            import('./inquiry.functions'),
            rules.load(language),
          ]);
          const inquiry = inquirySchema.parse(composeInquiry(value, { token, pricingDetails }));
          return await sendInquiry({
            data: { requestId: requestId.current, comment: value.comment, inquiry, context },
            signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
          });
        } catch {
          return { isSuccess: false };
        } finally {
          captcha.reset();
        }
      };
      let outcome = await attempt();
      // Tokens expire, so a refused one is replaced once.
      if (!outcome.isSuccess && outcome.isTokenRefused) outcome = await attempt();
      if (!outcome.isSuccess) return setStatus({ kind: 'failed', failure: outcome });
      requestId.current = '';
      onSent();
      setStatus({ kind: 'sent', reference: outcome.reference, file: request?.file });
    },
  });

  const isSubmitting = useRef(false);
  /** Without rules, which could not be loaded, sending fails. */
  const submit = async () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await prepare({ language }, rules);
      await form.handleSubmit();
    } finally {
      isSubmitting.current = false;
    }
  };

  const isSent = status.kind === 'sent';
  // While typing, because the next form mounts before this one unmounts.
  useEffect(() => {
    if (!isSent) return form.store.subscribe(() => keepValues(form.state.values)).unsubscribe;
    return keepValues(emptyValues(''));
  }, [form, isSent]);

  /** Typing in one of the two ways of contact (spec §4 "Phone field"). */
  const typeContact = (way: 'email' | 'phone', text: string) => {
    if (way === 'email') form.setFieldValue('email', extractEmail(dropInvisible(text)));
    else {
      const { country, phone } = parsePhoneInput(text, form.state.values.country);
      form.setFieldValue('country', country);
      form.setFieldValue('phone', phone);
    }
    if (!hasEmailAndPhone(form.state.values)) form.setFieldValue('preferredContact', '');
  };

  return {
    form,
    status,
    submit,
    typeContact,
    /** Returns from the error to the filled form (D27). */
    retry: () => setStatus({ kind: 'idle', focus: 'submit' }),
    startAnew: (reason: FormValues['reason']) => {
      const values = emptyValues(asksForQuote ? 'quote' : reason);
      // Both are needed, because the form prefers its default values to those of `reset`.
      setInitial(values);
      form.reset(values);
      setStatus({ kind: 'idle', focus: 'first' });
    },
  };
}

/** The schema is loaded when the form is first used. */
export const rules = definePart({ load: () => import('#app/domain/contact/inquiry') });

function validate(
  value: FormValues,
  known: ReturnType<typeof rules.find>,
): { fields: InquiryProblems } | undefined {
  const inquiry = composeInquiry(value, { token: '', pricingDetails: undefined });
  const fields: InquiryProblems = {
    ...known?.validateInquiry(inquiry),
    ...(value.comment !== '' && { comment: HONEYPOT_ERROR }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

/** Converts the form's values to the input of the schema. */
function composeInquiry(
  { country, preferredContact, comment: _, ...rest }: FormValues,
  { token, pricingDetails }: { token: string; pricingDetails: PricingDetails | undefined },
) {
  return {
    ...rest,
    countryCode: getDialCode(country),
    preferredContact: preferredContact === '' ? undefined : preferredContact,
    turnstileToken: token,
    pricingDetails,
  };
}

/** The calculator's address contains the selection. */
function readPage(): string {
  const { pathname, search } = window.location;
  const page = pathname + search;
  return page.length > MAX_PAGE_LENGTH ? pathname.slice(0, MAX_PAGE_LENGTH) : page;
}

/** `crypto.randomUUID` needs https. */
function createRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function emptyValues(reason: FormValues['reason']): FormValues {
  return {
    ...mapTexts(() => ''),
    // Spec §9.
    country: site.company.countryCode,
    reason,
    preferredContact: '',
    consent: false,
    comment: '',
  };
}

/** Values of a form that was unmounted, for the next form (D27). Kept in this tab's memory only. */
let keptValues: FormValues | undefined;

function recallValues(asksForQuote: boolean): FormValues {
  const values = keptValues ?? emptyValues('');
  return asksForQuote ? { ...values, reason: 'quote' } : values;
}

/** Browser only, where there is one visitor. */
function keepValues(values: FormValues): void {
  keptValues = values;
}
