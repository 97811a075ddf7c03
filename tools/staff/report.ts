import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { RIGHTS } from '#app/domain/staff/rights.ts';
import type { StoredAuditEntry } from '#app/server/store/audit.ts';
import type { Passkey } from '#app/server/store/passkeys.ts';
import type { ListedPerson, Person } from '#app/server/store/people.ts';
import type { ListedSession } from '#app/server/store/sessions.ts';
import { formatColumns } from '#tools/report/columns.ts';

export function formatPeople(people: readonly ListedPerson[]): string {
  if (people.length === 0) {
    return `The staff is empty: npm run staff -- invite NAME --rights ${RIGHTS.join()}`;
  }
  const rows = people.map(({ id, name, rights, passkeys, last_seen_at, link_until, ...known }) => [
    name,
    rights.join(', '),
    known.issuer === null ? `${passkeys}` : showProvided(known),
    showTime(last_seen_at),
    showTime(link_until),
    id,
  ]);
  return formatColumns(['Name', 'Rights', 'Passkeys', 'Last seen', 'Link until', 'Id'], rows);
}

/** Passkeys and open sessions of a person. */
export function formatSignIns(
  passkeys: readonly Passkey[],
  sessions: readonly ListedSession[],
): string {
  const keys = passkeys.map(({ label, created_at, used_at, id }) => [
    label,
    showTime(created_at),
    showTime(used_at),
    id,
  ]);
  const open = sessions.map(({ browser, how, created_at, seen_at, id }) => [
    browser,
    how,
    showTime(created_at),
    showTime(seen_at),
    id,
  ]);
  const keyTable = formatColumns(['Passkey', 'Added', 'Last use', 'Id'], keys);
  const openTable = formatColumns(['Session', 'Signed in by', 'Since', 'Last seen', 'Id'], open);
  return [
    keys.length === 0 ? 'No passkeys.' : keyTable,
    open.length === 0 ? 'No open sessions.' : openTable,
  ].join('\n\n');
}

export function formatLog(entries: readonly StoredAuditEntry[]): string {
  if (entries.length === 0) return 'The audit log is empty.';
  const rows = entries.map(({ at, who, knownBy, subject, id, event, about, aboutId }) => [
    showTime(at),
    who,
    [knownBy, subject, id].filter(Boolean).join(' '),
    event,
    [about, aboutId].filter(Boolean).join(' '),
  ]);
  return formatColumns(['When', 'Who', 'Known by', 'What', 'About'], rows);
}

/** Issuer and subject of a person of an OpenID provider. */
export function showProvided({ issuer, subject }: Pick<Person, 'issuer' | 'subject'>): string {
  return `${issuer} ${subject}`;
}

function showTime(time: number | null): string {
  return time === null ? '' : formatBerlinTime(time);
}
