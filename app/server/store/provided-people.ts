import * as z from 'zod';
import { type AuditActor, insertAuditEntry } from './audit.ts';
import { joinRights, normalizeName, type Person, personSchema } from './people.ts';
import { type Store, sql } from './store.ts';

/** Adds or updates a person of the OpenID provider, with the rights of its list, and audits changes. */
export async function upsertProvidedPerson(
  store: Store,
  person: Pick<Person, 'name' | 'rights'> & { issuer: string; subject: string },
  now: number,
): Promise<Person> {
  const { name, issuer, subject } = person;
  const rights = joinRights(person.rights);
  const id = crypto.randomUUID();
  const entry = { now, actor: listActor(issuer), about: `${name}: ${rights || '-'}` };
  const [, , rows = []] = await store.batch([
    insertAuditEntry(
      { ...entry, event: 'added', aboutId: id },
      sql`where not exists
        (select 1 from staff_people where issuer = ${issuer} and subject = ${subject})`,
    ),
    insertAuditEntry(
      { ...entry, event: 'rights-changed', aboutId: sql`people.id` },
      sql`from staff_people people
        where issuer = ${issuer} and people.subject = ${subject} and rights <> ${rights}`,
    ),
    sql`insert into staff_people (id, name, name_key, rights, issuer, subject, since)
      values (${id}, ${name}, ${normalizeName(name)}, ${rights}, ${issuer}, ${subject}, ${now})
      on conflict (issuer, subject) do update set name = excluded.name,
        name_key = excluded.name_key, rights = excluded.rights
      returning id, name, rights, issuer, subject`,
  ]);
  return z.tuple([personSchema]).parse(rows)[0];
}

/** Removes a person who is no longer on the provider's list. */
export async function removeProvidedPerson(
  store: Store,
  { name, issuer, subject }: { name: string; issuer: string; subject: string },
  now: number,
): Promise<void> {
  await store.batch([
    insertAuditEntry(
      { now, actor: listActor(issuer), event: 'removed', about: name, aboutId: sql`people.id` },
      sql`from staff_people people where issuer = ${issuer} and people.subject = ${subject}`,
    ),
    sql`delete from staff_people where issuer = ${issuer} and subject = ${subject}`,
  ]);
}

/** The provider's list as the author of a change. */
function listActor(issuer: string): AuditActor {
  return { name: issuer, knownBy: 'provider-list', subject: issuer, id: '' };
}
