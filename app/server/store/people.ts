import * as z from 'zod';
import { type AuditActor, insertAuditEntry } from './audit.ts';
import type { Statement, Store } from './store.ts';

/** Rights of a staff member beyond signing in. */
export const RIGHTS = ['prices', 'inquiries'] as const;
export const rightSchema = z.enum(RIGHTS);
export type Right = z.infer<typeof rightSchema>;

export const rightsSchema = z.string().transform((text) => {
  const stored = text.split(',');
  // Rights of a newer version are ignored.
  return RIGHTS.filter((right) => stored.includes(right));
});

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
  since: z.number(),
  passkeys: z.number(),
  signed_in_at: z.number().nullable(),
  link_until: z.number().nullable(),
});

export type ListedPerson = z.infer<typeof listedSchema>;

/** The author and the time of a change. */
export interface AuditContext {
  actor: AuditActor;
  now: number;
}

/** A name in the form in which names are compared. */
export function normalizeName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

export function joinRights(rights: readonly Right[]): string {
  return RIGHTS.filter((right) => rights.includes(right)).join();
}

/** Statements that add an invited person; they fail if the name is taken. */
export function insertPerson(
  person: Pick<Person, 'id' | 'name' | 'rights'>,
  { actor, now }: AuditContext,
): Statement[] {
  const rights = joinRights(person.rights);
  return [
    [
      'insert into staff_people (id, name, name_key, rights, since) values (?1, ?2, ?3, ?4, ?5)',
      person.id,
      person.name,
      normalizeName(person.name),
      rights,
      now,
    ],
    insertAuditEntry({
      at: now,
      actor,
      event: 'invited',
      about: `${person.name}: ${rights || '-'}`,
      aboutId: person.id,
    }),
  ];
}

/**
 * People with this name or id. A name is shared only by people of an OpenID provider.
 * @public used by `npm run staff`
 */
export async function findPeople(store: Store, nameOrId: string): Promise<Person[]> {
  const rows = await store.all(
    'select id, name, rights, issuer, subject from staff_people where name_key = ?1 or id = ?2 order by id',
    normalizeName(nameOrId),
    nameOrId,
  );
  return z.array(personSchema).parse(rows);
}

/** @public used by `npm run staff` */
export async function listPeople(store: Store, now: number): Promise<ListedPerson[]> {
  const rows = await store.all(
    `select id, name, rights, issuer, subject, since, signed_in_at,
        (select cast(count(*) as bigint) from staff_passkeys where person = people.id) as passkeys,
        (select max(expires_at) from staff_links where person = people.id and expires_at > ?1)
          as link_until
      from staff_people people order by since, id`,
    now,
  );
  return z.array(listedSchema).parse(rows);
}

export async function isStaffEmpty(store: Store): Promise<boolean> {
  return (await store.all('select id from staff_people limit 1')).length === 0;
}

/**
 * Changes a person's rights, from the next request on.
 * @public used by `npm run staff`
 */
export async function setRights(
  store: Store,
  { id, name }: Pick<Person, 'id' | 'name'>,
  rights: readonly Right[],
  { actor, now }: AuditContext,
): Promise<void> {
  const joined = joinRights(rights);
  await store.batch([
    ['update staff_people set rights = ?2 where id = ?1', id, joined],
    // An unused link would restore the old rights.
    ['update staff_links set rights = ?2 where person = ?1', id, joined],
    insertAuditEntry({
      at: now,
      actor,
      event: 'rights-changed',
      about: `${name}: ${joined || '-'}`,
      aboutId: id,
    }),
  ]);
}

/**
 * Removes a person with all sessions, passkeys and links.
 * @public used by `npm run staff`
 */
export async function removePerson(
  store: Store,
  { id, name }: Pick<Person, 'id' | 'name'>,
  { actor, now }: AuditContext,
): Promise<void> {
  await store.batch([
    insertAuditEntry({ at: now, actor, event: 'removed', about: name, aboutId: id }, [
      'from staff_people where id = ?10',
      id,
    ]),
    ['delete from staff_people where id = ?1', id],
  ]);
}
