import * as z from 'zod';
import { dropInvisible } from '#app/domain/plain-text.ts';
import { RIGHTS, type Right } from '#app/domain/staff/rights.ts';
import { type AuditContext, insertAuditEntry } from './audit.ts';
import { number, text, time } from './odd-rows.ts';
import { writeSetting } from './settings.ts';
import { type Sql, type Store, sql } from './store.ts';

export const rightSchema = z.enum(RIGHTS);

/** Rights of a newer version are ignored. */
function readRights(text: string): Right[] {
  const stored = text.split(',');
  return RIGHTS.filter((right) => stored.includes(right));
}

export const rightsSchema = z.string().transform(readRights);

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  rights: rightsSchema,
  /** OpenID provider of this person; null for invited staff. */
  issuer: z.string().nullable(),
  /** The person's id at that provider. */
  subject: z.string().nullable(),
});

export type Person = z.infer<typeof personSchema>;

const listedSchema = personSchema.extend({
  // One row must not hide the others.
  name: text,
  rights: text.transform(readRights),
  since: time,
  passkeys: number,
  signed_in_at: z.nullable(time),
  /** Last request while signed in; null before the first sign-in. */
  last_seen_at: z.nullable(time),
  link_until: z.nullable(time),
});

export type ListedPerson = z.infer<typeof listedSchema>;

/** A name in the form in which names are compared. */
export function normalizeName(name: string): string {
  const visible = dropInvisible(name).normalize('NFKC');
  // Braille's blank looks like a space.
  return visible
    .replace(/[\s\u2800]+/gu, ' ')
    .trim()
    .toLowerCase();
}

export function joinRights(rights: readonly Right[]): string {
  return RIGHTS.filter((right) => rights.includes(right)).join();
}

/** Statements that add an invited person, if the name is free. */
export function insertPerson(
  person: Pick<Person, 'id' | 'name' | 'rights'>,
  audit: AuditContext,
): Sql[] {
  const { id, name } = person;
  const rights = joinRights(person.rights);
  return [
    sql`insert into staff_people (id, name, name_key, rights, since)
      values (${id}, ${name}, ${normalizeName(name)}, ${rights}, ${audit.now})
      on conflict do nothing`,
    insertAuditEntry(
      { ...audit, event: 'invited', about: `${name}: ${rights || '-'}`, aboutId: id },
      sql`from staff_people where id = ${id}`,
    ),
  ];
}

/**
 * People with this name or id. A name is shared only by people of an OpenID provider.
 * @public used by `npm run staff`
 */
export async function findPeople(store: Store, nameOrId: string): Promise<Person[]> {
  const rows = await store.all(
    sql`select id, name, rights, issuer, subject from staff_people
      where name_key = ${normalizeName(nameOrId)} or id = ${nameOrId} order by id`,
  );
  return z.array(personSchema).parse(rows);
}

/** A program before `last_seen_at` sets only `signed_in_at`. */
export async function listPeople(store: Store, now: number): Promise<ListedPerson[]> {
  const rows = await store.all(
    sql`select id, name, rights, issuer, subject, since, signed_in_at,
        case when signed_in_at > coalesce(last_seen_at, 0) then signed_in_at else last_seen_at end
          as last_seen_at,
        (select cast(count(*) as bigint) from staff_passkeys where person = people.id) as passkeys,
        (select max(expires_at) from staff_links where person = people.id and expires_at > ${now})
          as link_until
      from staff_people people order by since, id`,
  );
  return z.array(listedSchema).parse(rows);
}

export async function isStaffEmpty(store: Store): Promise<boolean> {
  return (await store.all(sql`select id from staff_people limit 1`)).length === 0;
}

/** Result of a change that may take the right `staff` from its last holder, which is refused. */
export type ChangeOutcome = 'done' | 'missing' | 'last-holder';
export type RenameOutcome = ChangeOutcome | 'name-taken';

/** Renames an invited person, unless another one has the name. */
export async function renamePerson(
  store: Store,
  { id, name: before }: Pick<Person, 'id' | 'name'>,
  name: string,
  audit: AuditContext,
): Promise<RenameOutcome> {
  const key = normalizeName(name);
  const isFree = sql`people.id = ${id} and people.issuer is null
    and not exists (select 1 from staff_people other
      where other.id <> people.id and other.issuer is null and other.name_key = ${key})`;
  const results = await store.batch([
    takeTurn(audit.now),
    insertAuditEntry(
      { ...audit, event: 'renamed', about: `${before} → ${name}`, aboutId: id },
      sql`from staff_people people where people.name <> ${name} and ${isFree}`,
    ),
    sql`update staff_people set name = ${name}, name_key = ${key}
      where id in (select people.id from staff_people people where ${isFree})`,
    sql`select name from staff_people where id = ${id}`,
  ]);
  const [stored] = z.array(z.object({ name: z.string() })).parse(results.at(-1));
  if (!stored) return 'missing';
  return stored.name === name ? 'done' : 'name-taken';
}

/** Changes a person's rights, from the next request on. */
export async function setRights(
  store: Store,
  { id, name }: Pick<Person, 'id' | 'name'>,
  rights: readonly Right[],
  audit: AuditContext,
): Promise<ChangeOutcome> {
  const joined = joinRights(rights);
  const mayChange = sql`people.id = ${id} and ${rights.includes('staff') ? sql`true` : MAY_LOSE_STAFF}`;
  const results = await store.batch([
    takeTurn(audit.now),
    insertAuditEntry(
      { ...audit, event: 'rights-changed', about: `${name}: ${joined || '-'}`, aboutId: id },
      sql`from staff_people people where people.rights <> ${joined} and ${mayChange}`,
    ),
    sql`update staff_people set rights = ${joined}
      where id in (select people.id from staff_people people where ${mayChange})`,
    sql`select rights from staff_people where id = ${id}`,
  ]);
  const [stored] = z.array(z.object({ rights: z.string() })).parse(results.at(-1));
  if (!stored) return 'missing';
  return stored.rights === joined ? 'done' : 'last-holder';
}

/** Removes a person with all sessions, passkeys and links. */
export async function removePerson(
  store: Store,
  { id, name }: Pick<Person, 'id' | 'name'>,
  audit: AuditContext,
): Promise<ChangeOutcome> {
  const removable = sql`from staff_people people where people.id = ${id} and ${MAY_LOSE_STAFF}`;
  const results = await store.batch([
    takeTurn(audit.now),
    sql`select id from staff_people where id = ${id}`,
    insertAuditEntry({ ...audit, event: 'removed', about: name, aboutId: id }, removable),
    sql`delete from staff_people where id in (select people.id ${removable})`,
    sql`select id from staff_people where id = ${id}`,
  ]);
  if (results[1]?.length === 0) return 'missing';
  return results.at(-1)?.length === 0 ? 'done' : 'last-holder';
}

const holdsStaff = (rights: Sql) => sql`',' || ${rights} || ',' like '%,staff,%'`;

/** To lose `staff`, another person must hold it, one who has signed in if this person has. */
const MAY_LOSE_STAFF = sql`(not (${holdsStaff(sql`people.rights`)}) or exists (
  select 1 from staff_people other where other.id <> people.id and ${holdsStaff(sql`other.rights`)}
    and (other.signed_in_at is not null or people.signed_in_at is null)))`;

/** Batches with this statement run one after the other; Postgres would run them at once. */
function takeTurn(now: number): Sql {
  return writeSetting('rights changed at', String(now));
}
