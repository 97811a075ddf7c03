import type { Outcome } from '#app/domain/contact/submission';

/** What became of an attempt to send an inquiry, for the metrics. */
export const INQUIRY_OUTCOMES = [
  /** The visitor was thanked. */
  'accepted',
  /** Not delivered at once; it is kept and tried again. */
  'pending',
  /** Kept, but the provider has refused it for good. */
  'dead',
  'invalid',
  'limited',
  /** Neither kept nor delivered. */
  'lost',
] as const;

export type InquiryOutcome = (typeof INQUIRY_OUTCOMES)[number];

export function nameOutcome(status: number, outcome: Outcome): InquiryOutcome {
  if (outcome.isSuccess) return 'accepted';
  if (outcome.reference !== undefined) return outcome.isPending ? 'pending' : 'dead';
  if (status === 422) return 'invalid';
  return status === 429 ? 'limited' : 'lost';
}
