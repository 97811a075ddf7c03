import { describe, expect, it } from 'vitest';
import { parseProviderList } from '#app/server/staff/provider-list';

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
