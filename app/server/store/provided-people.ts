import * as z from 'zod';
import { noteInLog } from './audit.ts';
import { joinRights, nameKeyOf, type Person, personSchema } from './people.ts';
import type { Store } from './store.ts';

/** A person whom an OpenID provider has named, with the rights that its list gives now. */
export async function keepProvided(
  store: Store,
  person: Pick<Person, 'name' | 'rights'> & { issuer: string; subject: string },
  now: number,
): Promise<Person> {
  const rows = await store.all(
    `insert into staff_people (id, name, name_key, rights, issuer, subject, since)
      values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      on conflict (issuer, subject) do update set name = excluded.name,
        name_key = excluded.name_key, rights = excluded.rights
      returning id, name, rights, issuer`,
    ...[crypto.randomUUID(), person.name, nameKeyOf(person.name), joinRights(person.rights)],
    ...[person.issuer, person.subject, now],
  );
  return z.tuple([personSchema]).parse(rows)[0];
}

/** Who is no longer on the provider's list, if an earlier one let this person in. */
export async function removeProvided(
  store: Store,
  { name, issuer, subject }: { name: string; issuer: string; subject: string },
  now: number,
): Promise<void> {
  await store.batch([
    noteInLog({ at: now, who: issuer, event: 'removed', about: name }, [
      'from staff_people where issuer = ?6 and subject = ?7',
      issuer,
      subject,
    ]),
    ['delete from staff_people where issuer = ?1 and subject = ?2', issuer, subject],
  ]);
}
