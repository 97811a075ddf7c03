import { expect, it } from 'vitest';
import { getInquiryOutcome } from '#app/server/inquiries/inquiry-outcome';

it.each([
  ['accepted', 200, { isSuccess: true as const, reference: 'SM-1' }],
  ['pending', 502, { isSuccess: false as const, reference: 'SM-1', isPending: true }],
  ['dead', 502, { isSuccess: false as const, reference: 'SM-1', isPending: false }],
  ['invalid', 422, { isSuccess: false as const }],
  ['limited', 429, { isSuccess: false as const, retryAfterSeconds: 9 }],
  ['lost', 503, { isSuccess: false as const }],
])('an attempt counts as %s', (name, status, outcome) => {
  expect(getInquiryOutcome(status, outcome)).toBe(name);
});
