import * as z from 'zod/mini';
import { isOneLine } from '#app/domain/plain-text';
import { CONTACT_METHODS, REASONS } from './choices';
import { isDialCode } from './countries';
import { normalizePhone } from './phone';
import { pricingDetailsSchema } from './pricing-details';

/** Validation errors of an inquiry (spec §5); their texts are in `contact:problems`. */
export const INQUIRY_PROBLEMS = [
  'firstNameRequired',
  'lastNameRequired',
  'emailOrPhoneRequired',
  'emailInvalid',
  'phoneInvalid',
  'reasonRequired',
  'consentRequired',
  'tooLong',
  'controlCharacter',
  'mustBeEmpty',
] as const;

export type InquiryProblem = (typeof INQUIRY_PROBLEMS)[number];

/** Maximum lengths in characters; input fields accept no more. */
export const MAX_LENGTHS = { name: 100, email: 254, phone: 40, token: 2048 } as const;

// The rule of browsers for `<input type="email">`.
const EMAIL = z.regexes.html5Email;

const contactSchema = z.object({ email: z.string(), phone: z.string(), countryCode: z.string() });

/** An inquiry (spec §3); the browser and the server validate it with this schema. */
export const inquirySchema = z
  .object({
    firstName: nameSchema('firstNameRequired'),
    lastName: nameSchema('lastNameRequired'),
    email: z.string().check(
      z.trim(),
      z.maxLength(MAX_LENGTHS.email, problem('tooLong')),
      z.refine((email) => email === '' || EMAIL.test(email), problem('emailInvalid')),
    ),
    phone: z
      .string()
      .check(
        z.trim(),
        z.maxLength(MAX_LENGTHS.phone, problem('tooLong')),
        z.refine(isOneLine, problem('controlCharacter')),
      ),
    countryCode: z.string().check(z.refine(isDialCode, problem('phoneInvalid'))),
    reason: z.enum(REASONS, problem('reasonRequired')),
    preferredContact: z.optional(z.enum(CONTACT_METHODS)),
    consent: z.literal(true, problem('consentRequired')),
    turnstileToken: z.string().check(z.maxLength(MAX_LENGTHS.token), z.refine(isOneLine)),
    pricingDetails: z.optional(pricingDetailsSchema),
  })
  .check(
    z.refine(({ email, phone }) => email.trim() !== '' || phone.trim() !== '', {
      path: ['email'],
      error: problem('emailOrPhoneRequired'),
      // Runs even if another field is invalid, so that all errors appear at once.
      when: hasContact,
    }),
    z.refine(
      ({ phone, countryCode }) =>
        phone.trim() === '' || normalizePhone(phone, countryCode) !== undefined,
      { path: ['phone'], error: problem('phoneInvalid'), when: hasContact },
    ),
  );

export type Inquiry = z.infer<typeof inquirySchema>;

export type InquiryProblems = Partial<Record<string, InquiryProblem>>;

/** Validates an inquiry and returns the first error of each field (spec §5). */
export function validateInquiry(inquiry: unknown): InquiryProblems {
  const problems: InquiryProblems = {};
  for (const { path, message } of inquirySchema.safeParse(inquiry).error?.issues ?? []) {
    const known = INQUIRY_PROBLEMS.find((name) => name === message);
    if (known !== undefined) problems[String(path[0])] ??= known;
  }
  return problems;
}

/** The preferred contact is asked for only if both are given (spec §4). */
export function hasEmailAndPhone({ email, phone }: Pick<Inquiry, 'email' | 'phone'>): boolean {
  return email.trim() !== '' && phone.trim() !== '';
}

function nameSchema(required: InquiryProblem) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(MAX_LENGTHS.name, problem('tooLong')),
      z.refine(isOneLine, problem('controlCharacter')),
    );
}

function hasContact({ value }: { value: unknown }): boolean {
  return contactSchema.safeParse(value).success;
}

/** Makes the compiler check the name of an error. */
function problem(name: InquiryProblem): InquiryProblem {
  return name;
}
