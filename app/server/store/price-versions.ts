import * as z from 'zod';
import { number, text, time } from './odd-rows.ts';
import { insertActivationAuditEntry, insertEntry, type NewActivation } from './price-log.ts';
import { type Sql, type Store, sql } from './store.ts';

const versionsSchema = z.array(
  z.object({
    number,
    basedOn: number,
    /** JSON in the exported form (D19). */
    list: text,
    author: text,
    reason: text,
    publishedAt: time,
  }),
);

/** A published version; its list is JSON text, which the price source parses. */
export type StoredVersion = z.infer<typeof versionsSchema>[number];

const SELECT = sql`select number, based_on as "basedOn", list, author, reason,
  published_at as "publishedAt" from price_versions`;
const NEXT_NUMBER = sql`(select coalesce(max(number), 0) + 1 from price_versions)`;

/** @public used by `npm run prices` */
export async function listVersions(store: Store): Promise<StoredVersion[]> {
  return versionsSchema.parse(await store.all(sql`${SELECT} order by number`));
}

/** Versions below a number, the latest first. */
export async function listVersionsBelow(
  store: Store,
  below: number,
  limit: number,
): Promise<StoredVersion[]> {
  const rows = await store.all(sql`${SELECT}
    where number < ${below} order by number desc limit ${limit}`);
  return versionsSchema.parse(rows);
}

export async function findVersion(
  store: Store,
  number: number,
): Promise<StoredVersion | undefined> {
  const rows = await store.all(sql`${SELECT} where number = ${number}`);
  return versionsSchema.parse(rows)[0];
}

/**
 * Publishes a list. The version number is assigned together with the log position, so that numbers
 * have no gaps and no duplicates.
 * @returns the number; undefined and nothing stored if the log has grown since it was read
 * @public used by `npm run prices`
 */
export async function publishVersion(
  store: Store,
  { basedOn, list }: Pick<StoredVersion, 'basedOn' | 'list'>,
  activation: NewActivation,
): Promise<number | undefined> {
  const claim = crypto.randomUUID();
  const [, published = []] = await store.batch([
    insertEntry(claim, activation, {
      ...activation,
      version: NEXT_NUMBER,
      cancels: null,
    }),
    sql`${insertVersion(claim, basedOn, list)} returning number`,
    insertActivationAuditEntry(claim, 'prices-published', activation),
  ]);
  return z.array(z.object({ number: z.number() })).parse(published)[0]?.number;
}

/**
 * Brings versions back under their numbers, in one transaction; without a list only the activation is
 * restored, as of the built-in list.
 * @returns false and nothing stored if the log has grown since it was read
 * @public used by `npm run prices`
 */
export async function restoreVersions(
  store: Store,
  versions: readonly { version: number; list: string | undefined; activation: NewActivation }[],
): Promise<boolean> {
  const statements = versions.flatMap(({ version, list, activation }): Sql[] => {
    const claim = crypto.randomUUID();
    const columns = { ...activation, version: sql`cast(${version} as bigint)`, cancels: null };
    return [
      insertEntry(claim, activation, columns),
      ...(list === undefined
        ? []
        : [sql`${insertVersion(claim, 0, list)} on conflict (number) do nothing`]),
      insertActivationAuditEntry(claim, 'prices-activated', activation),
    ];
  });
  const [first] = await store.batch(statements);
  return first?.length === 1;
}

function insertVersion(claim: string, basedOn: number, list: string): Sql {
  return sql`insert into price_versions (number, based_on, list, author, reason, published_at)
    select version, cast(${basedOn} as bigint), cast(${list} as text), author, reason, recorded_at
    from price_log where claim = ${claim}`;
}
