import type { TFunction } from 'i18next';
import { DEFAULT_COUNTRY, getDialCode } from '#app/domain/contact/countries';
import {
  CONTACT_KEYS,
  type CONTACT_METHODS,
  mapTexts,
  type REASONS,
  type TextKey,
} from '#app/domain/contact/fields';
import { INQUIRY_PROBLEMS } from '#app/domain/contact/inquiry';
import type { PricingDetails } from '#app/domain/contact/pricing-details';
import { css } from '#styled/css';

/** Formats a field's first problem. */
export function putProblem(
  t: TFunction<'contact'>,
  [first]: readonly unknown[],
): string | undefined {
  const problem = INQUIRY_PROBLEMS.find((one) => one === first);
  return problem && t(`problems.${problem}`);
}

export const wholeRow = css({ gridColumn: '[1 / -1]' });

type Reason = (typeof REASONS)[number];

/** An incomplete inquiry. */
export interface FormValues extends Record<TextKey, string> {
  /** ISO code; several countries share a dial code. */
  country: string;
  reason: Reason | '';
  preferredContact: (typeof CONTACT_METHODS)[number] | '';
  consent: boolean;
  /** Hidden trap for programs. */
  comment: string;
}

/** The form's fields from top to bottom. */
export const FIELDS_IN_ORDER = [
  'firstName',
  'lastName',
  ...CONTACT_KEYS,
  'consent',
  'comment',
] as const satisfies readonly (keyof FormValues)[];

export function emptyValues(reason: Reason | ''): FormValues {
  return {
    ...mapTexts(() => ''),
    country: DEFAULT_COUNTRY,
    reason,
    preferredContact: '',
    consent: false,
    comment: '',
  };
}

/** Converts the form's values to the input of the schema. */
export function composeInquiry(
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
