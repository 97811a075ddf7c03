import * as z from 'zod/mini';
import { maxCharacters } from '#app/domain/max-length';
import { isOneLine, splitLines } from '#app/domain/plain-text';
import { findDialCode, isDialCode } from './countries';
import {
  CONTACT_METHODS,
  EXTRA_KEYS,
  type ExtraKey,
  type FieldKey,
  INQUIRY_FIELDS,
  isRequiredKey,
  mapExtras,
  REASONS,
} from './fields';
import { normalizePhone } from './phone';
import { pricingDetailsSchema } from './pricing-details-schema';
import {
  INQUIRY_PROBLEMS,
  type InquiryProblem,
  type InquiryProblems,
  nameMissing,
} from './problems';
import { hasEmailAndPhone, toMailAddress } from './ways';

// The rule of browsers for `<input type="email">`.
const EMAIL = z.regexes.html5Email;

const anySchema = z.looseObject({});
const waysSchema = z.object({ email: z.string(), phone: z.string() });
const dialledSchema = z.object({
  phone: z.string().check(maxCharacters(INQUIRY_FIELDS.phone.maxLength)),
  countryCode: z.string().check(z.refine(isDialCode)),
});

/** An inquiry (spec §3, D54); the browser and the server validate it with this schema. */
export const inquirySchema = z
  .object({
    firstName: lineSchema('firstName'),
    lastName: lineSchema('lastName'),
    email: z.string().check(
      z.trim(),
      maxCharacters(INQUIRY_FIELDS.email.maxLength, problem('tooLong')),
      z.overwrite(toMailAddress),
      z.refine((email) => email === '' || EMAIL.test(email), problem('emailInvalid')),
    ),
    phone: lineSchema('phone'),
    countryCode: z.string().check(z.refine(isDialCode, problem('phoneInvalid'))),
    reason: z.enum(REASONS, nameMissing('reason')),
    preferredContact: z.optional(z.enum(CONTACT_METHODS)),
    consent: z.literal(true, nameMissing('consent')),
    turnstileToken: z
      .string()
      .check(maxCharacters(INQUIRY_FIELDS.turnstileToken.maxLength), z.refine(isOneLine)),
    pricingDetails: z.optional(pricingDetailsSchema),
    ...mapExtras(extraSchema),
  } satisfies Record<FieldKey, unknown>)
  .check(
    z.refine(({ email, phone }) => email.trim() !== '' || phone.trim() !== '', {
      path: ['email'],
      error: problem('emailOrPhoneRequired'),
      // Runs even if another field is invalid, so that all errors appear at once.
      when: ({ value }) => waysSchema.safeParse(value).success,
    }),
    z.refine(
      ({ phone, countryCode }) =>
        phone.trim() === '' || normalizePhone(phone, countryCode) !== undefined,
      {
        path: ['phone'],
        error: problem('phoneInvalid'),
        when: ({ value }) => dialledSchema.safeParse(value).success,
      },
    ),
    ...EXTRA_KEYS.filter((key) => isRequiredKey(key)).map(requireExtra),
  );

/** An inquiry as it is sent and as it is stored. */
export type Payload = z.infer<typeof inquirySchema>;

/** Validates an inquiry and returns the first error of each field (spec §5). */
export function validateInquiry(inquiry: unknown): InquiryProblems {
  const problems: InquiryProblems = {};
  for (const { path, message } of inquirySchema.safeParse(inquiry).error?.issues ?? []) {
    const known = INQUIRY_PROBLEMS.find((name) => name === message);
    if (known !== undefined) problems[String(path[0])] ??= known;
  }
  return problems;
}

function lineSchema(key: 'firstName' | 'lastName' | 'phone') {
  return z.string().check(
    z.trim(),
    maxCharacters(INQUIRY_FIELDS[key].maxLength, problem('tooLong')),
    z.refine(isOneLine, problem('controlCharacter')),
    z.refine((text) => text !== '' || !isRequiredKey(key), describeMissing(key)),
  );
}

/** Only required fields are missed. */
function describeMissing(key: FieldKey): InquiryProblem | undefined {
  return isRequiredKey(key) ? nameMissing(key) : undefined;
}

/** Pages of older builds do not send extra fields. An empty one counts as not given. */
function extraSchema(key: ExtraKey) {
  const { kind, maxLength } = INQUIRY_FIELDS[key];
  const text = z.string().check(
    z.trim(),
    z.overwrite((typed) => (kind === 'lines' ? splitLines(typed).join('\n') : typed)),
    maxCharacters(maxLength, problem('tooLong')),
    z.refine((typed) => {
      // People paste tables and lists into a message.
      const lines = kind === 'lines' ? typed.replaceAll('\t', ' ').split('\n') : [typed];
      return lines.every(isOneLine);
    }, problem('controlCharacter')),
  );
  return z.optional(
    z.pipe(
      text,
      z.transform((typed) => typed || undefined),
    ),
  );
}

/** A field that pages may not send at all is missed in the inquiry as a whole. */
function requireExtra(key: ExtraKey) {
  return z.refine<Partial<Record<ExtraKey, string | undefined>>>(
    (inquiry) => inquiry[key] !== undefined,
    {
      path: [key],
      error: describeMissing(key),
      when: ({ value }) => anySchema.safeParse(value).success,
    },
  );
}

/** Makes the compiler check the name of an error. */
function problem(name: InquiryProblem): InquiryProblem {
  return name;
}

/**
 * Composes the stored inquiry; its keys have the order of spec §7, followed by the extra ones (D54).
 * The phone number is complete or empty; `countryCode` is its dial code, or empty if no listed country
 * has that (D23). Undefined members do not appear in the JSON.
 */
export function composePayload(inquiry: Payload): Payload {
  const phone = normalizePhone(inquiry.phone, inquiry.countryCode) ?? '';
  return {
    ...inquiry,
    phone,
    countryCode: phone === '' ? inquiry.countryCode : (findDialCode(phone) ?? ''),
    preferredContact: hasEmailAndPhone(inquiry) ? inquiry.preferredContact : undefined,
  };
}

/** The JSON for the provider: spec §7, and the extra fields that it takes (D54). */
export function composeProviderBody(payload: Payload, taken: readonly ExtraKey[]): string {
  const extras = mapExtras((key) => (taken.includes(key) ? payload[key] : undefined));
  return JSON.stringify({ ...payload, ...extras });
}
