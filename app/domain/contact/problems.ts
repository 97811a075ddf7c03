import { REQUIRED_KEYS, type RequiredKey } from './fields';

/** The problem of a required field that is not filled in. */
export function nameMissing<Key extends RequiredKey>(key: Key): `${Key}Required` {
  return `${key}Required`;
}

/** Validation errors of an inquiry (spec §5); their texts are in `contact:problems`. */
export const INQUIRY_PROBLEMS = [
  ...REQUIRED_KEYS.map(nameMissing),
  'emailOrPhoneRequired',
  'emailInvalid',
  'phoneInvalid',
  'tooLong',
  'controlCharacter',
  'mustBeEmpty',
] as const;

export type InquiryProblem = (typeof INQUIRY_PROBLEMS)[number];

export type InquiryProblems = Partial<Record<string, InquiryProblem>>;

/** Shown if a program, such as a password manager, has filled in the honeypot. */
export const HONEYPOT_ERROR: InquiryProblem = 'mustBeEmpty';

/** Longer addresses are not sent, in characters. */
export const MAX_PAGE_LENGTH = 2000;
