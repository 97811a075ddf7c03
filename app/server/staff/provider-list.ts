import { isVisible, toOneLine } from '#app/domain/plain-text.ts';
import { MAX_NAME_LENGTH, RIGHTS, type Right } from '#app/domain/staff/rights.ts';
import { rightSchema } from '#app/server/store/people.ts';

/** An entry of `OIDC_STAFF`: rights for a verified e-mail address, a subject or a group. */
export interface ProvidedRights {
  kind: 'email' | 'subject' | 'group';
  value: string;
  rights: Right[];
}

const ENTRY = /^(?:(subject|group):)?([^=]+)=([^=]+)$/;

/**
 * Reads `OIDC_STAFF`: `ada@example.org=prices,inquiries; group:sales=inquiries; subject:4711=prices`;
 * undefined for anything else.
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

type Claims = Readonly<Record<string, unknown>>;

/** How the claims of the provider are read. */
export interface ClaimRules {
  list: readonly ProvidedRights[];
  groupsClaim: string;
  /** Addresses count without `email_verified` (D55). */
  trustsEmail: boolean;
}

/** The first of a person's names that can be seen. */
export function getProvidedName({ name, email, sub }: Claims): string | undefined {
  return [name, email, sub]
    .filter((text) => typeof text === 'string')
    .map((text) => toOneLine(text).trim().slice(0, MAX_NAME_LENGTH))
    .find(isVisible);
}

/** Rights for these OIDC claims; none if the person is not listed. */
export function getProvidedRights(
  { list, groupsClaim, trustsEmail }: ClaimRules,
  claims: Claims,
): Right[] {
  const { sub, email } = claims;
  const groups = [claims[groupsClaim]].flat();
  const given = list.filter(({ kind, value }) => {
    if (kind === 'subject') return sub === value;
    if (kind === 'group') return groups.includes(value);
    return (
      isVerified(claims, trustsEmail) &&
      typeof email === 'string' &&
      email.toLowerCase() === value.toLowerCase()
    );
  });
  return RIGHTS.filter((right) => given.some(({ rights }) => rights.includes(right)));
}

/** Entra ID writes flags in several ways. */
const TRUE: readonly unknown[] = [true, 'true', 1, '1'];

/** An unverified address may belong to anyone. */
function isVerified({ email_verified: verified, xms_edov: domain }: Claims, trustsEmail: boolean) {
  if (verified !== undefined || !trustsEmail) return verified === true;
  // Entra ID's mark of an address whose domain belongs to the company.
  return domain === undefined || TRUE.includes(domain);
}

/** Whether groups count for the list and the provider left them out: Entra ID does above 200. */
export function hasTooManyGroups({ list, groupsClaim }: ClaimRules, claims: Claims): boolean {
  const { hasgroups: isMarked, _claim_names: elsewhere } = claims;
  const isElsewhere = elsewhere instanceof Object && groupsClaim in elsewhere;
  return (
    list.some(({ kind }) => kind === 'group') &&
    claims[groupsClaim] === undefined &&
    (isElsewhere || (groupsClaim === 'groups' && TRUE.includes(isMarked)))
  );
}

/** Names of the claims that the list needs, for the log. */
export function listNeededClaims({ list, groupsClaim, trustsEmail }: ClaimRules): string[] {
  const names = {
    subject: ['sub'],
    group: [groupsClaim],
    email: ['email', trustsEmail ? 'xms_edov' : 'email_verified'],
  };
  return [...new Set(list.flatMap(({ kind }) => names[kind]))];
}
