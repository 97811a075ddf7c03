import { describe, expect, it } from 'vitest';
import {
  findNearMisses,
  getProvidedName,
  getProvidedRights,
  hasTooManyGroups,
  lacksClaims,
  listNeededClaims,
  mergeClaims,
} from '#app/server/staff/provided-claims';
import { parseProviderList } from '#app/server/staff/provider-list';

describe('rights', () => {
  const list =
    parseProviderList('ada@example.org=prices; group:sales=inquiries; subject:47=prices') ?? [];
  const rules = { list, groupsClaim: 'roles', trustsEmail: false };
  const rightsOf = (claims: Record<string, unknown>, trustsEmail = false) =>
    getProvidedRights({ ...rules, trustsEmail }, claims);

  it('are those of all matching entries', () => {
    const ada = { email: 'ADA@example.org', email_verified: true };
    expect(rightsOf(ada)).toStrictEqual(['prices']);
    expect(rightsOf({ ...ada, roles: 'sales' })).toStrictEqual(['prices', 'inquiries']);
    expect(rightsOf({ sub: '47' })).toStrictEqual(['prices']);
  });

  it.each([
    [{ email: 'ada@example.org' }],
    [{ email: 'ada@example.org', email_verified: false }],
    [{ email: 'ada@example.org', email_verified: 'false' }],
    [{ email: 'ada@example.org', email_verified: null }],
    [{ email: 'ada@example.org', email_verified: ['true'] }],
    [{ email: 'ada@example.org.evil.example', email_verified: true }],
    [{ email: ['ada@example.org'], email_verified: true }],
    [{ groups: ['sales'] }],
    [{ roles: { sales: true } }],
    [{ roles: ['presales', 'sales '] }],
    [{ roles: ['all,sales'] }],
    [{ roles: 'presales, sales team' }],
    [{ roles: '//sales' }],
    [{ roles: '/company/sales' }],
    [{ sub: 47 }],
    [{}],
  ])('none for %j', (claims) => {
    expect(rightsOf(claims)).toStrictEqual([]);
  });

  it.each([
    ['roles', { roles: 'all, sales' }],
    ['roles', { roles: ['/sales'] }],
    ['roles', { roles: '/all,/sales' }],
    ['realm_access.roles', { realm_access: { roles: ['sales'] } }],
    [
      'resource_access.site.example.roles',
      { resource_access: { 'site.example': { roles: 'sales' } } },
    ],
    ['https://site.example/roles', { 'https://site.example/roles': ['sales'] }],
  ])('by a group in %s: %j', (groupsClaim, claims) => {
    expect(getProvidedRights({ ...rules, groupsClaim }, claims)).toStrictEqual(['inquiries']);
    const slashed = parseProviderList('group:/sales=inquiries') ?? [];
    expect(getProvidedRights({ ...rules, groupsClaim, list: slashed }, claims)).toStrictEqual([
      'inquiries',
    ]);
  });

  it.each([['constructor.name'], ['roles.length'], ['__proto__.constructor.name']])(
    'of no group in %s',
    (groupsClaim) => {
      const names = parseProviderList('group:Object=prices; group:1=prices') ?? [];
      const claims = { roles: ['Object'] };
      expect(getProvidedRights({ ...rules, groupsClaim, list: names }, claims)).toStrictEqual([]);
    },
  );

  it.each([[true], ['true'], ['True'], ['1'], [1]])('for an address verified as %j', (verified) => {
    const claims = { email: 'ada@example.org', email_verified: verified };
    expect(rightsOf(claims)).toStrictEqual(['prices']);
  });

  it.each([
    [{}, true],
    [{ email_verified: null }, true],
    [{ email_verified: 'false' }, false],
    [{ xms_edov: true }, true],
    [{ xms_edov: '1' }, true],
    [{ xms_edov: false }, false],
    [{ xms_edov: 0 }, false],
    [{ email_verified: true }, true],
    [{ email_verified: false, xms_edov: true }, false],
  ])('for an address with %j of an issuer whose addresses count: %s', (marks, counts) => {
    const claims = { email: 'ada@example.org', ...marks };
    expect(rightsOf(claims, true)).toStrictEqual(counts ? ['prices'] : []);
  });

  it.each([
    ['groups', { _claim_names: { groups: 'src1' }, _claim_sources: { src1: {} } }, true],
    ['groups', { hasgroups: true }, true],
    ['groups', { groups: ['sales'] }, false],
    ['groups', { _claim_names: { other: 'src1' } }, false],
    ['groups', {}, false],
    ['roles', { hasgroups: true }, false],
    ['roles', { _claim_names: { roles: 'src1' } }, true],
  ])('too many %s: %j is %s', (groupsClaim, claims, isCut) => {
    expect(hasTooManyGroups({ ...rules, groupsClaim }, claims)).toBe(isCut);
    const people = list.filter(({ kind }) => kind !== 'group');
    expect(hasTooManyGroups({ ...rules, groupsClaim, list: people }, claims)).toBe(false);
  });

  it.each([
    [{ email: 'Ada@example.org', sub: '1' }, { email: 'not verified' }],
    [{ email: 'ada@example.org', email_verified: 'no' }, { email: 'not verified' }],
    [{ groups: ['sales'] }, { groups: 'other claim' }],
    [{ realm_access: { roles: ['all', 'sales'] } }, { 'realm_access.roles': 'other claim' }],
    [{ preferred_username: 'ada@example.org' }, { preferred_username: 'other claim' }],
    [{ roles: ['Sales '] }, { roles: 'other spelling' }],
    [{ roles: ['all'], email: 'eve@example.org', sub: '8' }, {}],
  ])('%j give none, and the near misses are %j', (claims, misses) => {
    expect(rightsOf(claims)).toStrictEqual([]);
    expect(findNearMisses(rules, claims)).toStrictEqual(misses);
  });

  it('the log names the claims that the list needs', () => {
    expect(listNeededClaims(rules)).toStrictEqual(['email', 'email_verified', 'roles', 'sub']);
    expect(listNeededClaims({ ...rules, trustsEmail: true })).toContain('xms_edov');
  });
});

it.each([
  [{ name: 'Ada', email: 'ada@example.org', sub: '1' }, 'Ada'],
  [{ name: '\u200b\u202e', email: 'ada@example.org', sub: '1' }, 'ada@example.org'],
  [{ name: '\u3164', sub: '1' }, '1'],
  [{ name: 'A\u202eda', sub: '1' }, 'A da'],
  [{ name: 7, email: ' ' }, undefined],
])('a person with the claims %j is called %s', (claims, name) => {
  expect(getProvidedName(claims)).toBe(name);
});

describe('the userinfo endpoint', () => {
  const rules = { list: [], groupsClaim: 'realm_access.roles', trustsEmail: false };
  const listOf = (text: string) => parseProviderList(text) ?? [];

  it.each([
    ['subject:47=prices', { sub: '47' }, true],
    ['subject:47=prices', { sub: '47', name: 'Ada' }, false],
    ['ada@example.org=prices', { name: 'Ada', email: 'ada@example.org' }, true],
    [
      'ada@example.org=prices',
      { name: 'Ada', email: 'ada@example.org', email_verified: null },
      true,
    ],
    [
      'ada@example.org=prices',
      { name: 'Ada', email: 'a@example.org', email_verified: true },
      false,
    ],
    ['group:sales=prices', { name: 'Ada', realm_access: {} }, true],
    ['group:sales=prices', { name: 'Ada', realm_access: { roles: [] } }, false],
  ])('is asked if a claim for %s is missing in %j: %s', (text, claims, isAsked) => {
    expect(lacksClaims({ ...rules, list: listOf(text) }, claims)).toBe(isAsked);
  });

  it("is not asked for Entra ID's mark alone", () => {
    const claims = { name: 'Ada', email: 'ada@example.org' };
    const list = listOf('ada@example.org=prices');
    expect(lacksClaims({ ...rules, list, trustsEmail: true }, claims)).toBe(false);
  });

  it.each([
    [
      { sub: '1', name: null },
      { sub: '1', name: 'Ada' },
      { sub: '1', name: 'Ada' },
    ],
    [{ name: 'Ada' }, { name: 'Eve', groups: ['a'] }, { name: 'Ada', groups: ['a'] }],
    [
      { email: 'a@b.c' },
      { email: 'a@b.c', email_verified: true },
      { email: 'a@b.c', email_verified: true },
    ],
    // Another address is verified than the one that counts.
    [{ email: 'a@b.c' }, { email: 'd@e.f', email_verified: true }, { email: 'a@b.c' }],
    [{ email: 'a@b.c' }, { email_verified: true, xms_edov: true }, { email: 'a@b.c' }],
  ])('adds to %j of %j: %j', (token, userinfo, merged) => {
    expect(mergeClaims(token, userinfo)).toStrictEqual(merged);
  });
});
