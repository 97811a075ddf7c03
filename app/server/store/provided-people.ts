import * as z from 'zod';
import { type AuditActor, insertAuditEntry } from './audit.ts';
import { joinRights, normalizeName, type Person, personSchema } from './people.ts';
import type { Store } from './store.ts';

/** Adds or updates a person of the OpenID provider, with the rights of its list, and audits changes. */
export async function upsertProvidedPerson(
  store: Store,
  person: Pick<Person, 'name' | 'rights'> & { issuer: string; subject: string },
  now: number,
): Promise<Person> {
  const { name, issuer, subject } = person;
  const rights = joinRights(person.rights);
  const id = crypto.randomUUID();
  const entry = { at: now, actor: listActor(issuer), about: `${name}: ${rights || '-'}` };
  const [, , rows = []] = await store.batch([
    insertAuditEntry({ ...entry, event: 'added', aboutId: id }, [
      'where not exists (select 1 from staff_people where issuer = ?10 and subject = ?11)',
      issuer,
      subject,
    ]),
    insertAuditEntry(
      { ...entry, event: 'rights-changed' },
      [
        'from staff_people people where issuer = ?10 and people.subject = ?11 and rights <> ?12',
        issuer,
        subject,
        rights,
      ],
      { aboutId: 'people.id' },
    ),
    [
      `insert into staff_people (id, name, name_key, rights, issuer, subject, since)
        values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        on conflict (issuer, subject) do update set name = excluded.name,
          name_key = excluded.name_key, rights = excluded.rights
        returning id, name, rights, issuer, subject`,
      id,
      name,
      normalizeName(name),
      rights,
      issuer,
      subject,
      now,
    ],
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
      { at: now, actor: listActor(issuer), event: 'removed', about: name },
      ['from staff_people people where issuer = ?10 and people.subject = ?11', issuer, subject],
      { aboutId: 'people.id' },
    ),
    ['delete from staff_people where issuer = ?1 and subject = ?2', issuer, subject],
  ]);
}

/** The provider's list as the author of a change. */
function listActor(issuer: string): AuditActor {
  return { name: issuer, knownBy: 'provider-list', subject: issuer, id: '' };
}
