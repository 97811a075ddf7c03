import type { Outcome } from '#app/domain/contact/submission';

/** Outcomes of a submission, for the metrics. */
export const INQUIRY_OUTCOMES = [
  /** The visitor saw a success message. */
  'accepted',
  /** Stored; the delivery failed and is retried. */
  'pending',
  /** Stored; the provider has refused it permanently. */
  'dead',
  'invalid',
  'limited',
  /** Neither stored nor delivered. */
  'lost',
] as const;

export type InquiryOutcome = (typeof INQUIRY_OUTCOMES)[number];

export function getInquiryOutcome(status: number, outcome: Outcome): InquiryOutcome {
  if (outcome.isSuccess) return 'accepted';
  if (outcome.reference !== undefined) return outcome.isPending ? 'pending' : 'dead';
  if (status === 422) return 'invalid';
  return status === 429 ? 'limited' : 'lost';
}
