import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server';
import { MINUTE_MS } from '#app/domain/durations';
import { type CeremonyKind, consumeCeremony, saveCeremony } from '#app/server/store/ceremonies';
import { createSecret, hashSecret } from './secrets';
import type { StaffContext } from './staff-context';

const COOKIE = '__Host-staff-step';
const FLAGS = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
/** Long enough to type a password at the OpenID provider. */
export const CEREMONY_MS = 10 * MINUTE_MS;

/** Stores the expected value of a sign-in's second step, bound to this browser by a cookie. */
export async function startCeremony(
  { store }: StaffContext,
  kind: CeremonyKind,
  data: string,
): Promise<void> {
  const secret = createSecret();
  const expiresAt = Date.now() + CEREMONY_MS;
  await saveCeremony(store, { hash: hashSecret(secret), kind, data, expiresAt });
  setCookie(COOKIE, secret, { ...FLAGS, maxAge: CEREMONY_MS / 1000 });
}

/** Takes the stored value; undefined if it has expired or belongs to another browser. */
export async function finishCeremony(
  { store }: StaffContext,
  kind: CeremonyKind,
): Promise<string | undefined> {
  const secret = getCookie(COOKIE);
  if (secret === undefined || secret === '') return undefined;
  deleteCookie(COOKIE, FLAGS);
  return consumeCeremony(store, { hash: hashSecret(secret), kind }, Date.now());
}
