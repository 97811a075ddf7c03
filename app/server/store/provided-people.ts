import * as z from 'zod';
import { type AuditActor, insertAuditEntry } from './audit.ts';
import { joinRights, nameKeyOf, type Person, personSchema } from './people.ts';
import type { Store } from './store.ts';

/**
 * A person whom an OpenID provider has named, with the rights that its list gives now. Where that
 * changes anything, the log has it.
 */
export async function keepProvided(
  store: Store,
  person: Pick<Person, 'name' | 'rights'> & { issuer: string; subject: string },
  now: number,
): Promise<Person> {
  const { name, issuer, subject } = person;
  const rights = joinRights(person.rights);
  const id = crypto.randomUUID();
  const entry = { at: now, actor: listOf(issuer), about: `${name}: ${rights || '-'}` };
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
        ...[issuer, subject, rights],
      ],
      { aboutId: 'people.id' },
    ),
    [
      `insert into staff_people (id, name, name_key, rights, issuer, subject, since)
        values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        on conflict (issuer, subject) do update set name = excluded.name,
          name_key = excluded.name_key, rights = excluded.rights
        returning id, name, rights, issuer, subject`,
      ...[id, name, nameKeyOf(name), rights, issuer, subject, now],
    ],
  ]);
  return z.tuple([personSchema]).parse(rows)[0];
}

/** Who is no longer on the provider's list, if an earlier one let this person in. */
export async function removeProvided(
  store: Store,
  { name, issuer, subject }: { name: string; issuer: string; subject: string },
  now: number,
): Promise<void> {
  await store.batch([
    insertAuditEntry(
      { at: now, actor: listOf(issuer), event: 'removed', about: name },
      ['from staff_people people where issuer = ?10 and people.subject = ?11', issuer, subject],
      { aboutId: 'people.id' },
    ),
    ['delete from staff_people where issuer = ?1 and subject = ?2', issuer, subject],
  ]);
}

/** The provider's list changes people by itself. */
function listOf(issuer: string): AuditActor {
  return { name: issuer, knownBy: 'provider-list', subject: issuer, id: '' };
}
