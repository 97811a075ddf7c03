import { isVisible, toOneLine } from '#app/domain/plain-text';
import { MAX_NAME_LENGTH, RIGHTS, type Right } from '#app/domain/staff/rights';
import type { ProvidedRights } from './provider-list';

// Claims of an OpenID provider about a person, in the ways in which providers write them (D55).

export type Claims = Readonly<Record<string, unknown>>;

/** How the claims of the provider are read. */
export interface ClaimRules {
  list: readonly ProvidedRights[];
  /** Name of the claim, or the path to it: `realm_access.roles`. */
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
export function getProvidedRights(rules: ClaimRules, claims: Claims): Right[] {
  const given = rules.list.filter((entry) => isNamed(entry, rules, claims));
  return RIGHTS.filter((right) => given.some(({ rights }) => rights.includes(right)));
}

function isNamed({ kind, value }: ProvidedRights, rules: ClaimRules, claims: Claims): boolean {
  if (kind === 'subject') return claims.sub === value;
  if (kind === 'group') return readGroups(rules, claims).includes(dropSlash(value));
  return isAddress(claims.email, value) && isVerified(claims, rules.trustsEmail);
}

function isAddress(email: unknown, value: string): boolean {
  return typeof email === 'string' && email.toLowerCase() === value.toLowerCase();
}

/** The claim of this name, else at this path; undefined if it did not come. */
function readClaim(claims: unknown, name: string): unknown {
  if (typeof claims !== 'object' || claims === null) return undefined;
  const own = new Map<string, unknown>(Object.entries(claims));
  if (own.has(name)) return own.get(name) ?? undefined;
  // Names that are addresses have dots, too.
  return [...own]
    .filter(([start]) => name.startsWith(`${start}.`))
    .map(([start, value]) => readClaim(value, name.slice(start.length + 1)))
    .find((value) => value !== undefined);
}

/** A person's groups: a list, or one text, perhaps with commas. */
function readGroups({ groupsClaim }: ClaimRules, claims: Claims): string[] {
  return readTexts(readClaim(claims, groupsClaim)).map(dropSlash);
}

function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(',').map((part) => part.trim())];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Keycloak writes the path of a group: `/admins`. */
function dropSlash(group: string): string {
  return group.replace(/^\//, '');
}

/** An unverified address may belong to anyone. */
function isVerified({ email_verified: verified, xms_edov: domain }: Claims, trustsEmail: boolean) {
  if (isThere(verified) || !trustsEmail) return isTrue(verified);
  // Entra ID's mark of an address whose domain belongs to the company.
  return !isThere(domain) || isTrue(domain);
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Providers write flags in several ways. */
function isTrue(value: unknown): boolean {
  return (
    value === true || value === 1 || (typeof value === 'string' && /^(?:true|1)$/i.test(value))
  );
}

/** Whether groups count for the list and the provider left them out: Entra ID does above 200. */
export function hasTooManyGroups({ list, groupsClaim }: ClaimRules, claims: Claims): boolean {
  const { hasgroups: isMarked, _claim_names: elsewhere } = claims;
  const isElsewhere = elsewhere instanceof Object && Object.hasOwn(elsewhere, groupsClaim);
  return (
    list.some(({ kind }) => kind === 'group') &&
    readClaim(claims, groupsClaim) === undefined &&
    (isElsewhere || (groupsClaim === 'groups' && isTrue(isMarked)))
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

/** Whether a claim that is looked for did not come; Entra ID's mark is not in every token. */
export function lacksClaims(rules: ClaimRules, claims: Claims): boolean {
  return [...listNeededClaims(rules), 'name']
    .filter((name) => name !== 'xms_edov')
    .some((name) => readClaim(claims, name) === undefined);
}

/**
 * Adds the claims of the userinfo endpoint to those of the ID token, which hold. That an address is
 * verified counts for the same address only.
 */
export function mergeClaims(token: Claims, userinfo: Claims): Claims {
  const { email_verified: _, xms_edov: __, ...others } = userinfo;
  const isSameAddress = !isThere(token.email) || token.email === userinfo.email;
  const known = Object.entries(token).filter(([, value]) => isThere(value));
  return { ...(isSameAddress ? userinfo : others), ...Object.fromEntries(known) };
}

const MAX_DEPTH = 4;
const MAX_MISSES = 10;

/**
 * Claims that would nearly have given a right, with the reason and never their value: a listed address
 * that is not verified, a listed value in another spelling, or in a claim that is not looked for.
 */
export function findNearMisses(rules: ClaimRules, claims: Claims): Record<string, string> {
  const listed = new Set(rules.list.map(({ value }) => normalize(value)));
  const isUnverified = rules.list.some(
    ({ kind, value }) => kind === 'email' && isAddress(claims.email, value),
  );
  const wanted = listNeededClaims(rules);
  const misses = listTexts(claims)
    .filter(({ text }) => listed.has(normalize(text)))
    .map(({ path }) => [path, wanted.includes(path) ? 'other spelling' : 'other claim']);
  return Object.fromEntries([
    ...misses.slice(0, MAX_MISSES),
    ...(isUnverified ? [['email', 'not verified']] : []),
  ]);
}

/** All texts of the claims with their paths. */
function listTexts(claims: object, start = '', depth = 1): { path: string; text: string }[] {
  return Object.entries(claims).flatMap(([name, value]: [string, unknown]) => {
    const path = start + name;
    if (typeof value === 'string' || Array.isArray(value))
      return readTexts(value).map((text) => ({ path, text }));
    const isOpen = typeof value === 'object' && value !== null && depth < MAX_DEPTH;
    return isOpen ? listTexts(value, `${path}.`, depth + 1) : [];
  });
}

function normalize(text: string): string {
  return dropSlash(text.trim()).toLowerCase();
}
