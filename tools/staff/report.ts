import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { KeptAuditEntry } from '#app/server/store/audit.ts';
import type { ListedPerson } from '#app/server/store/people.ts';
import { formatColumns } from '#tools/report/columns.ts';

export function formatPeople(people: readonly ListedPerson[]): string {
  if (people.length === 0) {
    return 'The staff is empty: npm run staff -- invite NAME --rights prices,inquiries';
  }
  const rows = people.map(({ name, rights, issuer, passkeys, signed_in_at, link_until }) => [
    name,
    rights.join(', '),
    issuer ?? `${passkeys}`,
    showTime(signed_in_at),
    showTime(link_until),
  ]);
  return formatColumns(['Name', 'Rights', 'Passkeys', 'Signed in', 'Link until'], rows);
}

export function formatLog(entries: readonly KeptAuditEntry[]): string {
  if (entries.length === 0) return 'Nothing has happened yet.';
  const rows = entries.map(({ at, who, event, about }) => [showTime(at), who, event, about]);
  return formatColumns(['When', 'Who', 'What', 'About'], rows);
}

function showTime(time: number | null): string {
  return time === null ? '' : formatBerlinTime(time);
}
