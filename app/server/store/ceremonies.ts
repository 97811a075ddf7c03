import * as z from 'zod';
import type { Store } from './store.ts';

/** What has begun in a browser and ends with its next request. */
export type CeremonyKind = 'passkey-sign-in' | 'passkey-adding' | 'provider';

interface Ceremony {
  /** Of what the browser holds. */
  hash: string;
  kind: CeremonyKind;
  /** What the answer is compared with. */
  data: string;
  expiresAt: number;
}

export async function beginCeremony(
  store: Store,
  { hash, kind, data, expiresAt }: Ceremony,
): Promise<void> {
  await store.all(
    'insert into staff_ceremonies (hash, kind, data, expires_at) values (?1, ?2, ?3, ?4)',
    ...[hash, kind, data, expiresAt],
  );
}

/** Its data, once. */
export async function endCeremony(
  store: Store,
  { hash, kind }: Pick<Ceremony, 'hash' | 'kind'>,
  now: number,
): Promise<string | undefined> {
  const rows = await store.all(
    'delete from staff_ceremonies where hash = ?1 and kind = ?2 and expires_at > ?3 returning data',
    ...[hash, kind, now],
  );
  return z.array(z.object({ data: z.string() })).parse(rows)[0]?.data;
}
