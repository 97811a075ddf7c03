import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { HOUR_MS, MINUTE_MS } from '#app/domain/durations';
import type { Refused } from '#app/domain/result';
import { getVisitorKey } from '#app/server/requests/network';
import { countEvent } from '#app/server/store/limits';
import { type FailedSignIn, recordFailedSignIn } from './failed-sign-ins';
import type { StaffContext } from './staff-context';

/** Each sign-in takes two steps; this allows for mistakes. */
const LIMITS = [
  { max: 20, windowMs: MINUTE_MS },
  { max: 100, windowMs: HOUR_MS },
];

/** Why a sign-in step failed. */
export type NotSignedIn = Refused<
  { kind: FailedSignIn['reason'] } | { kind: 'too-many'; retryAfterSeconds: number }
>;

/** Counts a sign-in step; returns a refusal (429) above the limit. */
export async function limitAttempts(
  { store }: StaffContext,
  address: string,
): Promise<NotSignedIn | undefined> {
  const wait = await countEvent(store, `staff ${getVisitorKey(address)}`, LIMITS);
  if (wait === 0) return undefined;
  const retryAfterSeconds = Math.ceil(wait / 1000);
  setResponseStatus(429);
  setResponseHeader('retry-after', String(retryAfterSeconds));
  return { kind: 'refused', refusal: { kind: 'too-many', retryAfterSeconds } };
}

export function refuseSignIn(kind: FailedSignIn['reason']): NotSignedIn {
  setResponseStatus(403);
  return { kind: 'refused', refusal: { kind } };
}

/** Refuses a sign-in (403) and writes it to the audit log. */
export async function failSignIn(
  { store }: StaffContext,
  failed: FailedSignIn,
): Promise<NotSignedIn> {
  await recordFailedSignIn(store, failed);
  return refuseSignIn(failed.reason);
}
