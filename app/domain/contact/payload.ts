import { findDialCode } from './countries';
import { hasEmailAndPhone, type Inquiry } from './inquiry';
import { normalizePhone } from './phone';

/**
 * The JSON that the provider receives, its keys in the specification's order (spec §7). The phone
 * number is complete or empty, and `countryCode` is that number's: empty for a code that no listed
 * country has (D23). What is optional and not there is left out.
 */
export function composePayload(inquiry: Inquiry) {
  const { preferredContact, pricingDetails } = inquiry;
  const phone = normalizePhone(inquiry.phone, inquiry.countryCode) ?? '';
  return {
    firstName: inquiry.firstName,
    lastName: inquiry.lastName,
    email: inquiry.email,
    phone,
    countryCode: phone === '' ? inquiry.countryCode : (findDialCode(phone) ?? ''),
    reason: inquiry.reason,
    ...(preferredContact && hasEmailAndPhone(inquiry) && { preferredContact }),
    consent: inquiry.consent,
    turnstileToken: inquiry.turnstileToken,
    ...(pricingDetails && { pricingDetails }),
  };
}

export type Payload = ReturnType<typeof composePayload>;
