import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server';
import { beginCeremony, type CeremonyKind, endCeremony } from '#app/server/store/ceremonies';
import { createSecret, hashSecret } from './secrets';
import type { StaffContext } from './staff-context';

const COOKIE = '__Host-staff-step';
const FLAGS = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
/** For typing a password at a provider. */
const CEREMONY_MS = 10 * 60_000;

/** Keeps what the answer will be compared with; only this browser can bring the answer. */
export async function keepForAnswer(
  { store }: StaffContext,
  kind: CeremonyKind,
  data: string,
): Promise<void> {
  const secret = createSecret();
  const expiresAt = Date.now() + CEREMONY_MS;
  await beginCeremony(store, { hash: hashSecret(secret), kind, data, expiresAt });
  setCookie(COOKIE, secret, { ...FLAGS, maxAge: CEREMONY_MS / 1000 });
}

/** What was kept, once. */
export async function takeKept(
  { store }: StaffContext,
  kind: CeremonyKind,
): Promise<string | undefined> {
  const secret = getCookie(COOKIE);
  if (secret === undefined || secret === '') return undefined;
  deleteCookie(COOKIE, FLAGS);
  return endCeremony(store, { hash: hashSecret(secret), kind }, Date.now());
}
