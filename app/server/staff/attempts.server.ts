import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/domain/durations';
import type { Refused } from '#app/domain/result';
import { countVisit } from '#app/server/requests/count-visit';
import { truncateAddress } from '#app/server/requests/request-log';
import { type AuditActor, insertAuditEntry } from '#app/server/store/audit';
import { countEvent } from '#app/server/store/limits';
import type { Store } from '#app/server/store/store';
import type { SignInCall } from './may-do';
import type { StaffContext } from './staff-context';

/** Each sign-in takes two steps; this allows for mistakes. */
const LIMITS = [
  { max: 20, windowMs: MINUTE_MS },
  { max: 100, windowMs: HOUR_MS },
];

/** Enough entries to notice an attack, without letting it fill the store. */
const LOGGED_PER_VISITOR = [{ max: 10, windowMs: HOUR_MS }];
const LOGGED_IN_TOTAL = [{ max: 200, windowMs: DAY_MS }];

interface FailedSignIn {
  reason: 'link' | 'passkey' | 'provider' | 'not-listed' | 'too-many-groups';
  /** The visitor's address; it is stored truncated. */
  address: string;
  /** The person whom the provider has authenticated. */
  provided?: { name: string; issuer: string; subject: string };
  /** The id of the person whose passkey was tried. */
  triedId?: string;
}

/** Why a sign-in step failed. */
export type NotSignedIn = Refused<
  { kind: FailedSignIn['reason'] } | { kind: 'too-many'; retryAfterSeconds: number }
>;

/** Counts a sign-in step, and refuses it (429) above the limit. */
export function withinLimit<Input, Value>(
  step: (call: SignInCall<Input>) => Promise<Value>,
): (call: SignInCall<Input>) => Promise<Value | NotSignedIn> {
  return async (call) => {
    const { staff, visit } = call.context;
    const wait = await countVisit(staff.store, 'staff ', visit.address, LIMITS);
    if (wait === 0) return step(call);
    const retryAfterSeconds = Math.ceil(wait / 1000);
    setResponseStatus(429);
    setResponseHeader('retry-after', String(retryAfterSeconds));
    return { kind: 'refused', refusal: { kind: 'too-many', retryAfterSeconds } };
  };
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

/** Writes a failed sign-in to the audit log, within the limits. */
export async function recordFailedSignIn(
  store: Store,
  failed: FailedSignIn,
  now: () => number = Date.now,
): Promise<void> {
  const { address } = failed;
  if ((await countVisit(store, 'failed sign-in ', address, LOGGED_PER_VISITOR, now)) > 0) return;
  if ((await countEvent(store, 'failed sign-ins', LOGGED_IN_TOTAL, now)) > 0) return;
  await store.batch([
    insertAuditEntry({
      now: now(),
      actor: actorOf(failed),
      event: 'sign-in-failed',
      about: failed.reason,
      aboutId: failed.triedId ?? '',
    }),
  ]);
}

function actorOf({ provided, address }: FailedSignIn): AuditActor {
  if (!provided) return { name: '', knownBy: 'visitor', subject: truncateAddress(address), id: '' };
  const { name, issuer, subject } = provided;
  return { name, knownBy: 'provider', subject: `${issuer} ${subject}`, id: '' };
}
