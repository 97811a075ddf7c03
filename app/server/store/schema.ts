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
export const MIGRATIONS: readonly (readonly string[])[] = [
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
  [
    // Staff, their credentials and the audit log (D37). Secrets are stored as hashes.
    `create table staff_people (
      id text primary key,
      name text not null,
      name_key text not null,
      rights text not null,
      issuer text,
      subject text,
      since bigint not null,
      signed_in_at bigint
    )`,
    `create unique index staff_people_name on staff_people (name_key) where issuer is null`,
    `create unique index staff_people_subject on staff_people (issuer, subject)`,
    `create table staff_links (
      hash text primary key,
      person text references staff_people (id) on delete cascade,
      rights text not null,
      is_local bigint not null,
      expires_at bigint not null,
      used_by text
    )`,
    `create index staff_links_person on staff_links (person)`,
    `create table staff_passkeys (
      id text primary key,
      person text not null references staff_people (id) on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      label text not null,
      created_at bigint not null,
      used_at bigint
    )`,
    `create index staff_passkeys_person on staff_passkeys (person)`,
    `create table staff_sessions (
      hash text primary key,
      id text not null unique,
      person text not null references staff_people (id) on delete cascade,
      how text not null,
      granted_by text not null,
      browser text not null,
      created_at bigint not null,
      seen_at bigint not null
    )`,
    `create index staff_sessions_person on staff_sessions (person)`,
    `create table staff_ceremonies (
      hash text primary key,
      kind text not null,
      data text not null,
      expires_at bigint not null
    )`,
    `create table staff_log (
      id text primary key,
      at bigint not null,
      who text not null,
      event text not null,
      about text not null
    )`,
    `create index staff_log_at on staff_log (at)`,
  ],
  [
    // Both columns stay empty in inquiries received before.
    `alter table inquiries add column answered_by text`,
    `alter table inquiries add column search_text text`,
    `create index inquiries_received_at on inquiries (received_at)`,
  ],
  [
    `create table offers (
      number text primary key,
      plan text not null,
      query text not null,
      price_list bigint not null,
      language text not null,
      made_at bigint not null
    )`,
    `create index offers_made_at on offers (made_at)`,
  ],
  ['known_by', 'subject', 'person', 'about_person'].map(
    (column) => `alter table staff_log add column ${column} text`,
  ),
  // No name of a column of `staff_sessions`, which the earlier program joins without qualified names.
  [`alter table staff_people add column last_seen_at bigint`],
  [`create index inquiries_open on inquiries (received_at) where answered_at is null`],
  [
    // The retention horizon when the row was stored; empty in rows stored before.
    ...['inquiries', 'offers', 'staff_log'].map(
      (table) => `alter table ${table} add column horizon bigint`,
    ),
    `update inquiries set search_text = ${REFOLDED_TEXT}`,
  ],
  [
    // It stays empty in offers stored before, which may have several numbers for one selection.
    `alter table offers add column selection_key text`,
    `create unique index offers_selection_key on offers (selection_key)`,
  ],
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
