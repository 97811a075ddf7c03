import { hasBothWays, type Inquiry } from './inquiry';
import { normalizePhone } from './phone';

/**
 * The JSON that the provider receives, its keys in the specification's order (spec §7). The phone
 * number is complete or empty; what is optional and not there is left out.
 */
export function composePayload(inquiry: Inquiry) {
  const { preferredContact, pricingDetails } = inquiry;
  return {
    firstName: inquiry.firstName,
    lastName: inquiry.lastName,
    email: inquiry.email,
    phone: normalizePhone(inquiry.phone, inquiry.countryCode) ?? '',
    countryCode: inquiry.countryCode,
    reason: inquiry.reason,
    ...(preferredContact && hasBothWays(inquiry) && { preferredContact }),
    consent: inquiry.consent,
    turnstileToken: inquiry.turnstileToken,
    ...(pricingDetails && { pricingDetails }),
  };
}

export type Payload = ReturnType<typeof composePayload>;
