import { findDialCode } from './countries';
import { hasEmailAndPhone, type Inquiry } from './inquiry';
import { normalizePhone } from './phone';

/**
 * Composes the JSON for the provider, with the keys in the order of spec §7. The phone number is
 * complete or empty; `countryCode` is its dial code, or empty if no listed country has that (D23).
 * Undefined members do not appear in the JSON.
 */
export function composePayload(inquiry: Inquiry): Payload {
  const { preferredContact, pricingDetails } = inquiry;
  const phone = normalizePhone(inquiry.phone, inquiry.countryCode) ?? '';
  return {
    firstName: inquiry.firstName,
    lastName: inquiry.lastName,
    email: inquiry.email,
    phone,
    countryCode: phone === '' ? inquiry.countryCode : (findDialCode(phone) ?? ''),
    reason: inquiry.reason,
    preferredContact: hasEmailAndPhone(inquiry) ? preferredContact : undefined,
    consent: inquiry.consent,
    turnstileToken: inquiry.turnstileToken,
    pricingDetails,
  };
}

/** The payload has the members of an inquiry. */
export type Payload = Inquiry;
