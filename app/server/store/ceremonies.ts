import * as z from 'zod';
import { type Store, sql } from './store.ts';

/** A WebAuthn or OpenID ceremony: begun in a browser and finished by its next request. */
export type CeremonyKind = 'passkey-sign-in' | 'passkey-adding' | 'provider';

interface Ceremony {
  /** Hash of the secret in the browser's cookie. */
  hash: string;
  kind: CeremonyKind;
  /** The expected challenge. */
  data: string;
  expiresAt: number;
}

export async function saveCeremony(
  store: Store,
  { hash, kind, data, expiresAt }: Ceremony,
): Promise<void> {
  await store.all(
    sql`insert into staff_ceremonies (hash, kind, data, expires_at)
      values (${hash}, ${kind}, ${data}, ${expiresAt})`,
  );
}

/** Deletes a ceremony that has not expired and returns its data. */
export async function consumeCeremony(
  store: Store,
  { hash, kind }: Pick<Ceremony, 'hash' | 'kind'>,
  now: number,
): Promise<string | undefined> {
  const rows = await store.all(
    sql`delete from staff_ceremonies
      where hash = ${hash} and kind = ${kind} and expires_at > ${now} returning data`,
  );
  return z.array(z.object({ data: z.string() })).parse(rows)[0]?.data;
}
