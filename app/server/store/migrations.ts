import { raw } from 'sql-template-tag';
import * as z from 'zod';
import { AUDIT_ACTORS_SCHEMA } from './audit.ts';
import { OFFER_KEYS_SCHEMA, OFFERS_SCHEMA } from './offers.ts';
import { LAST_SEEN_SCHEMA } from './people.ts';
import { STAFF_SCHEMA } from './staff-schema.ts';
import { type Store, StoreFaultError, sql } from './store.ts';

/** Letters that `foldText` replaces only since the migration that also replaces them in stored texts. */
const REPLACED_LETTERS =
  'ä=a ö=o ü=u ø=o ł=l đ=d ð=d ħ=h ı=i ŋ=n ŧ=t æ=ae œ=oe þ=th Ä=a Ö=o Ü=u Ø=o Ł=l Đ=d Ð=d Ħ=h Ŋ=n Ŧ=t Æ=ae Œ=oe Þ=th';

const REFOLDED_TEXT = REPLACED_LETTERS.split(' ').reduce((sql, pair) => {
  const [letter, typed] = pair.split('=');
  return `replace(${sql}, '${letter}', '${typed}')`;
}, "replace(replace(coalesce(search_text, lower(payload)), '’', ''''), '‘', '''')");

/**
 * Sets the oldest schema number whose programs may write to the store. A migration that takes
 * something away, or demands what earlier programs do not write, raises it to its own number.
 * @public used by tests, until a migration takes something away
 */
export function setOldestWriter(number: number): string {
  return `insert into settings (name, value) values ('oldest writer', '${number}')
    on conflict (name) do update set value = excluded.value`;
}

/**
 * Each migration is applied once and never changed. It only adds (tables, indexes, columns that may
 * stay empty), so that earlier programs write beside this one and after a rollback.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table settings (name text primary key, value text not null)`,
    `create table inquiries (
      reference text primary key,
      form text not null,
      key text not null unique,
      received_at bigint not null,
      payload text not null,
      email text not null,
      language text not null,
      page text not null,
      offer text,
      total bigint,
      term text,
      price_list bigint,
      consent_version text not null,
      answered_at bigint
    )`,
    `create index inquiries_form on inquiries (form)`,
    `create table deliveries (
      key text not null,
      target text not null,
      inquiry text not null references inquiries (reference) on delete cascade,
      body text not null,
      state text not null check (state in ('waiting', 'delivered', 'dead')),
      since bigint not null,
      due_at bigint not null,
      attempts bigint not null,
      lease_until bigint not null,
      lease_by text not null,
      reason text not null,
      settled_at bigint,
      primary key (key, target)
    )`,
    `create index deliveries_inquiry on deliveries (inquiry)`,
    `create index deliveries_due on deliveries (target, due_at) where state = 'waiting'`,
    `create index deliveries_dead on deliveries (inquiry) where state = 'dead'`,
    `create table limits (visitor text primary key, times text not null, expires_at bigint not null)`,
    `create index limits_expires_at on limits (expires_at)`,
    `create table erasures (id text primary key, erased_at bigint not null, how text not null, count bigint not null)`,
  ],
  [
    `create table price_versions (
      number bigint primary key,
      based_on bigint not null,
      list text not null,
      author text not null,
      reason text not null,
      published_at bigint not null
    )`,
    `create table price_log (
      position bigint primary key,
      claim text not null unique,
      version bigint,
      effective_at bigint,
      planned bigint not null,
      cancels bigint,
      recorded_at bigint not null,
      author text not null,
      reason text not null
    )`,
  ],
  STAFF_SCHEMA,
  [
    // Both columns stay empty in inquiries received before.
    `alter table inquiries add column answered_by text`,
    `alter table inquiries add column search_text text`,
    `create index inquiries_received_at on inquiries (received_at)`,
  ],
  OFFERS_SCHEMA,
  AUDIT_ACTORS_SCHEMA,
  LAST_SEEN_SCHEMA,
  [`create index inquiries_open on inquiries (received_at) where answered_at is null`],
  [
    // The retention horizon when the row was stored; empty in rows stored before.
    ...['inquiries', 'offers', 'staff_log'].map(
      (table) => `alter table ${table} add column horizon bigint`,
    ),
    `update inquiries set search_text = ${REFOLDED_TEXT}`,
  ],
  OFFER_KEYS_SCHEMA,
  // People may share a name, so the way of sign-in stands beside it (D51).
  ['alter table price_log add column known_by text'],
  // It grows until a program that reads the oldest writer is released: earlier ones refuse a 13th.
  [
    setOldestWriter(11),
    'alter table inquiries add column unverified bigint',
    `create index inquiries_email on inquiries (email, received_at)`,
    // The state stands behind the body, which may be long.
    `create index deliveries_waiting on deliveries (inquiry, target) where state = 'waiting'`,
    `create index staff_log_about on staff_log (about)`,
    `alter table deliveries add column token text`,
  ],
];

/** Which schema the store has, and the oldest schema number whose programs may write to it. */
export const SCHEMA_COLUMNS = sql`(select coalesce(max(number), 0) from migrations) as schema,
  (select value from settings where name = 'oldest writer') as "oldestWriter"`;

export const schemaColumnsSchema = z.object({
  schema: z.number(),
  oldestWriter: z.nullable(z.coerce.number()),
});

const numberSchema = z.tuple([z.object({ number: z.number() })]);

/** The store has a schema that this program must not write to. */
export class StoreTooNewError extends StoreFaultError {
  constructor(found: number, known: number) {
    super(
      'SCHEMA_TOO_NEW',
      `The store has schema ${found}, but this program only knows ${known} and writes nothing. ` +
        'Run the version that migrated the store, or a newer one.',
    );
  }
}

/** @throws StoreTooNewError if this program must not write to the store */
export function requireKnownSchema(
  { schema, oldestWriter }: z.infer<typeof schemaColumnsSchema>,
  known = MIGRATIONS.length,
): void {
  const mayWrite = schema <= known || (oldestWriter !== null && oldestWriter <= known);
  if (!mayWrite) throw new StoreTooNewError(schema, known);
}

/**
 * Migrates the store to this program's schema. Several instances may do so at once.
 * @throws StoreTooNewError if this program must not write to the store
 */
export async function migrate(
  store: Store,
  now: number,
  migrations: readonly (readonly string[])[] = MIGRATIONS,
): Promise<void> {
  const applied = await readApplied(store);
  if (applied > migrations.length) {
    const rows = await store.all(sql`select ${SCHEMA_COLUMNS}`);
    requireKnownSchema(z.tuple([schemaColumnsSchema]).parse(rows)[0], migrations.length);
  }
  for (const [index, statements] of migrations.entries()) {
    const number = index + 1;
    if (number > applied) await apply(store, number, statements, now);
  }
}

async function apply(store: Store, number: number, statements: readonly string[], now: number) {
  const mark = sql`insert into migrations (number, applied_at) values (${number}, ${now})`;
  try {
    await store.batch([mark, ...statements.map(raw)]);
  } catch (error) {
    // Another instance may have applied it.
    if ((await readNumber(store)) < number) throw error;
  }
}

/** Only reads if the store has been migrated before, because it may be read-only. */
async function readApplied(store: Store): Promise<number> {
  try {
    return await readNumber(store);
  } catch (error) {
    if (error instanceof StoreFaultError) throw error;
    await createNumbers(store);
    return readNumber(store);
  }
}

async function createNumbers(store: Store): Promise<void> {
  const create = sql`create table if not exists migrations
    (number bigint primary key, applied_at bigint not null)`;
  try {
    await store.all(create);
  } catch {
    // Two instances may collide on Postgres if they create the table at once.
    await store.all(create);
  }
}

async function readNumber(store: Store): Promise<number> {
  const rows = await store.all(sql`select coalesce(max(number), 0) as number from migrations`);
  return numberSchema.parse(rows)[0].number;
}
