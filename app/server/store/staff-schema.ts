/** Staff, their credentials and the audit log (D37). Secrets are stored as hashes. */
export const STAFF_SCHEMA: readonly string[] = [
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
];
