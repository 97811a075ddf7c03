import { findDialCode } from './countries';
import { type ExtraKey, mapExtras } from './fields';
import { hasEmailAndPhone, type Inquiry } from './inquiry';
import { normalizePhone } from './phone';

/**
 * Composes the stored inquiry; its keys have the order of spec §7, followed by the extra ones (D54).
 * The phone number is complete or empty; `countryCode` is its dial code, or empty if no listed country
 * has that (D23). Undefined members do not appear in the JSON.
 */
export function composePayload(inquiry: Inquiry): Payload {
  const phone = normalizePhone(inquiry.phone, inquiry.countryCode) ?? '';
  return {
    ...inquiry,
    phone,
    countryCode: phone === '' ? inquiry.countryCode : (findDialCode(phone) ?? ''),
    preferredContact: hasEmailAndPhone(inquiry) ? inquiry.preferredContact : undefined,
  };
}

/** The payload has the members of an inquiry. */
export type Payload = Inquiry;

/** The JSON for the provider: spec §7, and the extra fields that it takes (D54). */
export function composeProviderBody(payload: Payload, taken: readonly ExtraKey[]): string {
  const extras = mapExtras((key) => (taken.includes(key) ? payload[key] : undefined));
  return JSON.stringify({ ...payload, ...extras });
}
