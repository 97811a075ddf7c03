import { toOneLine } from '#app/domain/plain-text.ts';
import { writePersonKey } from '#app/domain/staff/audit-log.ts';
import { listLoggedPeople } from '#app/server/store/audit.ts';
import { listPasskeys, type Passkey } from '#app/server/store/passkeys.ts';
import { findPeople, normalizeName, type Person } from '#app/server/store/people.ts';
import type { Store } from '#app/server/store/store.ts';

// Operators name people and passkeys by their names, or by an id where several have a name.

export async function findPerson(store: Store, nameOrId: string): Promise<Person> {
  const found = await findPeople(store, nameOrId);
  const missing = `${toOneLine(nameOrId)} is not on the staff.`;
  return getOnly(found, missing, (one) => `${one.id}  ${formatAccount(one) ?? 'invited'}`);
}

/** The account at the OpenID provider; null for invited people. */
export function formatAccount({ issuer, subject }: Pick<Person, 'issuer' | 'subject'>) {
  return issuer === null ? null : `${issuer} ${subject}`;
}

export async function findPasskey(store: Store, owner: Person, nameOrId: string): Promise<Passkey> {
  const passkeys = await listPasskeys(store, owner.id);
  const found = passkeys.filter((one) => one.id === nameOrId || one.label === nameOrId);
  const missing = `${toOneLine(owner.name)} has no passkey ${toOneLine(nameOrId)}.`;
  return getOnly(found, missing, ({ id }) => id);
}

/** Key of a person in the audit log, who may have been removed. */
export async function findLogged(store: Store, nameOrId: string): Promise<string> {
  const name = normalizeName(nameOrId);
  const keys = (await listLoggedPeople(store))
    .filter((one) => writePersonKey(one) === nameOrId || normalizeName(one.name) === name)
    .map(writePersonKey);
  return getOnly(keys, `${toOneLine(nameOrId)} is not in the audit log.`, (key) => key);
}

/** @throws Error unless exactly one item was found */
function getOnly<Item>(
  found: readonly Item[],
  missing: string,
  describe: (item: Item) => string,
): Item {
  const [only, ...others] = found;
  if (only === undefined) throw new Error(missing);
  if (others.length === 0) return only;
  const lines = found.map((item) => `\n  ${toOneLine(describe(item))}`);
  throw new Error(`Several have that name. Use the id:${lines.join('')}`);
}
