import { MINUTE_MS } from '#app/domain/durations';

/** Exports, erasing, invitations and new passkeys need a sign-in that is not older. */
const FRESH_MS = 15 * MINUTE_MS;

/** @param startedAt when the session began */
export function isFreshSignIn(startedAt: number, now: number): boolean {
  return now - startedAt <= FRESH_MS;
}
