import { RIGHTS, type Right } from '#app/domain/staff/rights.ts';
import { rightSchema } from '#app/server/store/people.ts';

/** An entry of `OIDC_STAFF`: rights for a verified e-mail address, a subject or a group. */
export interface ProvidedRights {
  kind: 'email' | 'subject' | 'group';
  value: string;
  rights: Right[];
}

const ENTRY = /^(?:(subject|group):)?([^=]+)=([^=]+)$/;

/**
 * Reads `OIDC_STAFF`: `ada@example.org=prices,inquiries; group:sales=inquiries;
 * subject:4711=prices`; undefined for anything else.
 */
export function parseProviderList(text: string): ProvidedRights[] | undefined {
  const entries = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readEntry);
  const known = entries.filter((entry) => entry !== undefined);
  return known.length > 0 && known.length === entries.length ? known : undefined;
}

function readEntry(text: string): ProvidedRights | undefined {
  const [, prefix, name = '', list = ''] = ENTRY.exec(text) ?? [];
  const value = name.trim();
  const rights = list.split(',').map((right) => rightSchema.safeParse(right.trim()).data);
  if (value === '' || rights.includes(undefined)) return undefined;
  const kind = prefix === 'subject' || prefix === 'group' ? prefix : 'email';
  if (kind === 'email' && !value.includes('@')) return undefined;
  return { kind, value, rights: RIGHTS.filter((right) => rights.includes(right)) };
}
