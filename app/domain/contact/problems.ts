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

export type InquiryProblems = Partial<Record<string, InquiryProblem>>;

/** Shown if a program, such as a password manager, has filled in the honeypot. */
export const HONEYPOT_ERROR: InquiryProblem = 'mustBeEmpty';

/** Longer addresses are not sent, in characters. */
export const MAX_PAGE_LENGTH = 2000;
