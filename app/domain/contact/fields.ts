/**
 * The kind decides how a field is edited, checked, shown and searched. Free texts are `name`, `text`
 * (one line) and `lines`; values of the other kinds are validated.
 */
interface FieldRow {
  kind:
    | 'name'
    | 'text'
    | 'lines'
    | 'email'
    | 'phone'
    | 'dial-code'
    | 'choice'
    | 'consent'
    | 'token'
    | 'selection';
  /** Visitors must fill it in; schema, form, problems and texts follow. */
  isRequired?: true;
  /** In characters. */
  maxLength?: number;
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string;
}

/** A text beyond spec §3; the provider gets it only if configured (D54). */
interface ExtraRow extends FieldRow {
  kind: 'text' | 'lines';
  isExtra: true;
  maxLength: number;
  autoComplete: string;
}

/**
 * All fields of an inquiry (spec §3, D54), in the order in which form, mail, pages and exports have
 * them. The payload has the order of `inquirySchema` (spec §7).
 */
export const INQUIRY_FIELDS = {
  firstName: { kind: 'name', isRequired: true, maxLength: 100, autoComplete: 'given-name' },
  lastName: { kind: 'name', isRequired: true, maxLength: 100, autoComplete: 'family-name' },
  email: { kind: 'email', maxLength: 254, autoComplete: 'email' },
  phone: { kind: 'phone', maxLength: 80, autoComplete: 'tel' },
  countryCode: { kind: 'dial-code' },
  preferredContact: { kind: 'choice' },
  reason: { kind: 'choice', isRequired: true },
  pricingDetails: { kind: 'selection' },
  company: { kind: 'text', isExtra: true, maxLength: 100, autoComplete: 'organization' },
  message: { kind: 'lines', isExtra: true, maxLength: 2000, autoComplete: 'off' },
  consent: { kind: 'consent', isRequired: true },
  turnstileToken: { kind: 'token', maxLength: 2048 },
} as const satisfies Record<string, FieldRow | ExtraRow>;

/** The longest name of a plan and id of an addon in the requested selection. */
export const MAX_DETAIL_LENGTH = 200;

export type FieldKey = keyof typeof INQUIRY_FIELDS;
type KeyOf<Row> = {
  [Key in FieldKey]: (typeof INQUIRY_FIELDS)[Key] extends Row ? Key : never;
}[FieldKey];
export type ExtraKey = KeyOf<{ isExtra: true }>;
export type RequiredKey = KeyOf<{ isRequired: true }>;
/** Fields that visitors type in. */
export type TextKey = KeyOf<{ kind: 'name' | 'email' | 'phone' | 'text' | 'lines' }>;
/** Fields that are shown one by one: names are one, a selection is several, and others are not shown. */
export type ContactKey = Exclude<FieldKey, KeyOf<{ kind: (typeof NOT_SINGLE)[number] }>>;

/** Gets a value for each extra field; a missing one does not compile. */
export function mapExtras<Value>(getValue: (key: ExtraKey) => Value): Record<ExtraKey, Value> {
  return { company: getValue('company'), message: getValue('message') };
}

/** Gets a value for each field that visitors type in. */
export function mapTexts<Value>(getValue: (key: TextKey) => Value): Record<TextKey, Value> {
  return {
    firstName: getValue('firstName'),
    lastName: getValue('lastName'),
    email: getValue('email'),
    phone: getValue('phone'),
    ...mapExtras(getValue),
  };
}

export const EXTRA_KEYS: readonly ExtraKey[] = Object.values(mapExtras((key) => key));
export const TEXT_KEYS: readonly TextKey[] = Object.values(mapTexts((key) => key));
export const FIELD_KEYS = Object.keys(INQUIRY_FIELDS).filter(
  (key): key is FieldKey => key in INQUIRY_FIELDS,
);

export const REQUIRED_KEYS = FIELD_KEYS.filter(isRequiredKey);

export function isRequiredKey(key: FieldKey): key is RequiredKey {
  return 'isRequired' in INQUIRY_FIELDS[key];
}

const NOT_SINGLE = ['name', 'dial-code', 'selection', 'consent', 'token'] as const;
export const CONTACT_KEYS = FIELD_KEYS.filter(
  (key): key is ContactKey => !NOT_SINGLE.some((kind) => kind === INQUIRY_FIELDS[key].kind),
);

export const REASONS = ['quote', 'demo', 'info', 'support'] as const;
export const CONTACT_METHODS = ['email', 'phone'] as const;
export const OFFER_TERMS = ['monthly', 'yearly-1', 'yearly-2', 'yearly-3'] as const;

/** The recipients of an inquiry; only the confirmation goes to the visitor. */
export const DELIVERY_TARGETS = ['provider', 'webhook', 'mail', 'confirmation'] as const;

export type DeliveryTarget = (typeof DELIVERY_TARGETS)[number];
