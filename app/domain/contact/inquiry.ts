import * as z from 'zod/mini';
import { isOneLine } from '#app/domain/plain-text';
import { CONTACT_METHODS, REASONS } from './choices';
import { isDialCode } from './countries';
import { normalizePhone } from './phone';
import { pricingDetailsSchema } from './pricing-details';

/** Errors of an inquiry (spec §5); their texts are `contact:problems`. */
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

/** Longest accepted texts, in characters; fields take no more. */
export const LONGEST = { name: 100, email: 254, phone: 40, token: 2048 } as const;

// What browsers hold an `<input type="email">` to.
const EMAIL = z.regexes.html5Email;

const contactSchema = z.object({ email: z.string(), phone: z.string(), countryCode: z.string() });

/** An inquiry as the form sends it (spec §3); browser and server check it with this one schema. */
export const inquirySchema = z
  .object({
    firstName: nameSchema('firstNameRequired'),
    lastName: nameSchema('lastNameRequired'),
    email: z.string().check(
      z.trim(),
      z.maxLength(LONGEST.email, problem('tooLong')),
      z.refine((email) => email === '' || EMAIL.test(email), problem('emailInvalid')),
    ),
    phone: z
      .string()
      .check(
        z.trim(),
        z.maxLength(LONGEST.phone, problem('tooLong')),
        z.refine(isOneLine, problem('controlCharacter')),
      ),
    countryCode: z.string().check(z.refine(isDialCode, problem('phoneInvalid'))),
    reason: z.enum(REASONS, problem('reasonRequired')),
    preferredContact: z.optional(z.enum(CONTACT_METHODS)),
    consent: z.literal(true, problem('consentRequired')),
    turnstileToken: z.string().check(z.maxLength(LONGEST.token), z.refine(isOneLine)),
    pricingDetails: z.optional(pricingDetailsSchema),
  })
  .check(
    z.refine(({ email, phone }) => email.trim() !== '' || phone.trim() !== '', {
      path: ['email'],
      error: problem('emailOrPhoneRequired'),
      // Also when another field is wrong: all problems are told at once.
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

/** First error of each field of an inquiry, by field name. */
export function validateInquiry(inquiry: unknown): InquiryProblems {
  const problems: InquiryProblems = {};
  for (const { path, message } of inquirySchema.safeParse(inquiry).error?.issues ?? []) {
    const known = INQUIRY_PROBLEMS.find((name) => name === message);
    if (known !== undefined) problems[String(path[0])] ??= known;
  }
  return problems;
}

/** Both an e-mail address and a phone number: only then there is a preference to state (spec §4). */
export function hasEmailAndPhone({ email, phone }: Pick<Inquiry, 'email' | 'phone'>): boolean {
  return email.trim() !== '' && phone.trim() !== '';
}

function nameSchema(required: InquiryProblem) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(LONGEST.name, problem('tooLong')),
      z.refine(isOneLine, problem('controlCharacter')),
    );
}

function hasContact({ value }: { value: unknown }): boolean {
  return contactSchema.safeParse(value).success;
}

/** Lets the compiler check that a message is one of the known problems. */
function problem(name: InquiryProblem): InquiryProblem {
  return name;
}
