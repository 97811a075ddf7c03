import { describe, expect, it } from 'vitest';
import {
  getProvidedName,
  getProvidedRights,
  hasTooManyGroups,
  listNeededClaims,
  parseProviderList,
} from '#app/server/staff/provider-list';

const LIST = 'ada@example.org=prices,inquiries; group:sales=inquiries; subject:47=11 is no entry';

describe('OIDC_STAFF', () => {
  it('names people, groups and subjects with their rights', () => {
    expect(
      parseProviderList(
        'ada@example.org=inquiries, prices; group:sales = inquiries;subject:47=prices;',
      ),
    ).toStrictEqual([
      { kind: 'email', value: 'ada@example.org', rights: ['prices', 'inquiries'] },
      { kind: 'group', value: 'sales', rights: ['inquiries'] },
      { kind: 'subject', value: '47', rights: ['prices'] },
    ]);
  });

  it.each([
    '',
    ';',
    LIST,
    'ada=prices',
    'ada@example.org',
    'ada@example.org=',
    'group:=prices',
    'ada@example.org=root',
    'ada@example.org=prices,',
  ])('refuses %s', (text) => {
    expect(parseProviderList(text)).toBeUndefined();
  });
});

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
    [{ email: 'ada@example.org', email_verified: 'true' }],
    [{ email: 'ada@example.org.evil.example', email_verified: true }],
    [{ email: ['ada@example.org'], email_verified: true }],
    [{ groups: ['sales'] }],
    [{ roles: { sales: true } }],
    [{ roles: ['presales', 'sales '] }],
    [{ sub: 47 }],
    [{}],
  ])('none for %j', (claims) => {
    expect(rightsOf(claims)).toStrictEqual([]);
  });

  it.each([
    [{}, true],
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
