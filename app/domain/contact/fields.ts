/** Free texts are `text` (one line) and `lines`; values of the other kinds are validated. */
interface FieldRow {
  kind:
    | 'text'
    | 'lines'
    | 'email'
    | 'phone'
    | 'dial-code'
    | 'choice'
    | 'consent'
    | 'token'
    | 'selection';
  isRequired?: true;
  /** In characters. */
  maxLength?: number;
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string;
}

/** An optional text beyond spec §3; the provider gets it only if configured (D54). */
interface ExtraRow extends FieldRow {
  kind: 'text' | 'lines';
  isExtra: true;
  maxLength: number;
  autoComplete: string;
}

/**
 * All fields of an inquiry (spec §3, D54): those of the provider's payload in the order of spec §7,
 * then the extra ones in the order in which form, mails, pages and exports have them.
 */
export const INQUIRY_FIELDS = {
  firstName: { kind: 'text', isRequired: true, maxLength: 100, autoComplete: 'given-name' },
  lastName: { kind: 'text', isRequired: true, maxLength: 100, autoComplete: 'family-name' },
  email: { kind: 'email', maxLength: 254, autoComplete: 'email' },
  phone: { kind: 'phone', maxLength: 80, autoComplete: 'tel' },
  countryCode: { kind: 'dial-code' },
  reason: { kind: 'choice', isRequired: true },
  preferredContact: { kind: 'choice' },
  consent: { kind: 'consent', isRequired: true },
  turnstileToken: { kind: 'token', maxLength: 2048 },
  pricingDetails: { kind: 'selection' },
  company: { kind: 'text', isExtra: true, maxLength: 100, autoComplete: 'organization' },
  message: { kind: 'lines', isExtra: true, maxLength: 2000, autoComplete: 'off' },
} as const satisfies Record<string, FieldRow | ExtraRow>;

export type FieldKey = keyof typeof INQUIRY_FIELDS;
export type ExtraKey = {
  [Key in FieldKey]: (typeof INQUIRY_FIELDS)[Key] extends { isExtra: true } ? Key : never;
}[FieldKey];

/** Gets a value for each extra field; a missing one does not compile. */
export function mapExtras<Value>(getValue: (key: ExtraKey) => Value): Record<ExtraKey, Value> {
  return { company: getValue('company'), message: getValue('message') };
}

export const EXTRA_KEYS: readonly ExtraKey[] = Object.values(mapExtras((key) => key));
