import { DAY_MS, HOUR_MS } from '#app/domain/durations';
import { getVisitorKey } from '#app/server/requests/network';
import { truncateAddress } from '#app/server/requests/request-log';
import { type AuditActor, insertAuditEntry } from '#app/server/store/audit';
import { countEvent } from '#app/server/store/limits';
import type { Store } from '#app/server/store/store';

/** Enough entries to notice an attack, without letting it fill the store. */
const LIMITS_PER_VISITOR = [{ max: 10, windowMs: HOUR_MS }];
const LIMITS_IN_TOTAL = [{ max: 200, windowMs: DAY_MS }];

export interface FailedSignIn {
  reason: 'link' | 'passkey' | 'provider' | 'not-listed' | 'too-many-groups';
  /** The visitor's address; it is stored truncated. */
  address: string;
  /** The person whom the provider has authenticated. */
  provided?: { name: string; issuer: string; subject: string };
  /** The id of the person whose passkey was tried. */
  triedId?: string;
}

/** Writes a failed sign-in to the audit log, within the limits. */
export async function recordFailedSignIn(
  store: Store,
  failed: FailedSignIn,
  now: () => number = Date.now,
): Promise<void> {
  const visitor = `failed sign-in ${getVisitorKey(failed.address)}`;
  if ((await countEvent(store, visitor, LIMITS_PER_VISITOR, now)) > 0) return;
  if ((await countEvent(store, 'failed sign-ins', LIMITS_IN_TOTAL, now)) > 0) return;
  const { reason, triedId } = failed;
  const entry = {
    at: now(),
    actor: actorOf(failed),
    event: 'sign-in-failed',
    about: reason,
  } as const;
  await store.batch([
    insertAuditEntry({ ...entry, ...(triedId !== undefined && { aboutId: triedId }) }),
  ]);
}

function actorOf({ provided, address }: FailedSignIn): AuditActor {
  if (!provided) return { name: '', knownBy: 'visitor', subject: truncateAddress(address), id: '' };
  const { name, issuer, subject } = provided;
  return { name, knownBy: 'provider', subject: `${issuer} ${subject}`, id: '' };
}
