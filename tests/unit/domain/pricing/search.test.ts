import { describe, expect, it } from 'vitest';
import {
  calculatorSearchSchema,
  formatQueryString,
  parseQueryString,
  pickForeignParams,
  readAddonIds,
  withForeignParams,
} from '#app/domain/pricing/search';

function readSearch(raw: unknown) {
  const result = calculatorSearchSchema.safeParse(raw);
  if (!result.success) throw result.error;
  return result.data;
}

describe('reading search parameters (D12)', () => {
  it('from the address of the specification', () => {
    const raw = parseQueryString(
      '?yearly=true&users=45&systems=4&landscapes=2&commitment=2&addons=sso,reporting',
    );
    expect(readSearch(raw)).toStrictEqual({
      yearly: true,
      users: 45,
      systems: 4,
      landscapes: 2,
      commitment: 2,
      addons: ['sso', 'reporting'],
    });
  });

  it('keeps missing ones missing', () => {
    expect(readSearch({})).toStrictEqual({});
  });

  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
    [' true ', true],
    ['true.', true],
    [['true', 'true'], true],
    ['TRUE', 'TRUE'],
    ['1', '1'],
    ['', ''],
    [1, false],
  ])('yearly=%o is %o', (raw, yearly) => {
    expect(readSearch({ yearly: raw })).toStrictEqual({ yearly });
  });

  describe.each(['users', 'systems', 'landscapes', 'commitment'])('%s', (key) => {
    it.each([
      ['12', 12],
      ['+7', 7],
      ['-5', -5],
      ['007', 7],
      ['9007199254740991', 9007199254740991],
      ['1.000', 1000],
      ['1,000', 1000],
      ['1 000', 1000],
      ['1\u202f000', 1000],
      ["1'000", 1000],
      ['-1.000', -1000],
      [' 3', 3],
      ['3 ', 3],
      ['39.', 39],
      ['39,', 39],
      ['39;', 39],
      ['39)', 39],
      ['39>', 39],
      [' 1.000. ', 1000],
      [['3', '3'], 3],
      [12, 12],
      [-5, -5],
    ])('%o is %d', (raw, number) => {
      expect(readSearch({ [key]: raw })).toStrictEqual({ [key]: number });
    });

    it.each([
      'abc',
      '',
      ' ',
      '3.5',
      '3.0',
      '1.00',
      '1e3',
      '0x10',
      '--3',
      '- 3',
      '39..',
      '(39',
      '3a',
      'a3',
      '9007199254740992',
    ])('%o is not understood and stays', (raw) => {
      expect(readSearch({ [key]: raw })).toStrictEqual({ [key]: raw });
    });

    it('keeps different values as one text', () => {
      expect(readSearch({ [key]: ['3', '5'] })).toStrictEqual({ [key]: '3,5' });
    });

    it.each([3.5, 2 ** 53, Number.NaN, Infinity, true, null, {}, [3]])(
      '%o is invalid and overrides the raw value of the router',
      (raw) => {
        expect(readSearch({ [key]: raw })).toStrictEqual({ [key]: undefined });
      },
    );

    it.each(['-0', -0])('%o is 0', (raw) => {
      expect(readSearch({ [key]: raw })).toStrictEqual({ [key]: 0 });
    });
  });

  it.each([
    ['sso', ['sso']],
    ['sso,reporting', ['sso', 'reporting']],
    [',sso,,reporting,', ['sso', 'reporting']],
    ['unknown,sso,sso', ['unknown', 'sso', 'sso']],
    [
      ['sso', 'reporting,support'],
      ['sso', 'reporting', 'support'],
    ],
  ])('addons=%o is %o', (raw, addons) => {
    expect(readSearch({ addons: raw })).toStrictEqual({ addons });
  });

  it.each(['', ',', [], [''], 7, null, {}, [1]])('addons=%o names none', (raw) => {
    expect(readSearch({ addons: raw })).toStrictEqual({ addons: undefined });
  });

  it('preserves foreign ones', () => {
    const foreign = { utm_source: 'mail', tag: ['a', 'b'], constructor: 'x', other: 5 };
    expect(readSearch(foreign)).toStrictEqual(foreign);
  });
});

it.each([
  ['sso, reporting', ['sso', 'reporting']],
  ['sso,reporting.', ['sso', 'reporting']],
  ['reporting)', ['reporting']],
  ['sso%2Creporting', ['sso', 'reporting']],
  ['sso%252Creporting', ['sso', 'reporting']],
  ['a%2Cb', ['a,b']],
  ['end.', ['end.']],
  ['reporting..', ['reporting..']],
  ['unknown,sso', ['unknown', 'sso']],
])('addons=%s in a damaged link are %o (D12)', (text, ids) => {
  const known = new Set(['sso', 'reporting', 'a,b', 'end.']);
  const { addons } = readSearch({ addons: text });
  expect(readAddonIds(addons, (id) => known.has(id))).toEqual(ids);
});

it('an ampersand that was escaped for HTML separates (D12)', () => {
  expect(parseQueryString('?yearly=true&amp;users=39&amp;amp;systems=5&amp;utm_source=a')).toEqual({
    yearly: 'true',
    users: '39',
    systems: '5',
    utm_source: 'a',
  });
});

it('foreign parameters are preserved', () => {
  const foreign = { utm_source: 'mail', s: ['a', 'b'] };
  expect(pickForeignParams({ users: 4, ...foreign, addons: ['sso'], yearly: true })).toEqual(
    foreign,
  );
});

it('a link gets missing foreign parameters and keeps the order of its own', () => {
  const written = { users: 4, utm_source: 'new' };
  const all = withForeignParams(written, { utm_source: 'old', utm_medium: 'mail', users: 9 });
  expect(formatQueryString(all)).toBe('?utm_medium=mail&users=4&utm_source=new');
});

describe('a query is parsed into plain texts', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?users=3', { users: '3' }],
    ['users=3', { users: '3' }],
    ['?a=true&b=1&c={"x":1}', { a: 'true', b: '1', c: '{"x":1}' }],
    ['?a=1&b=2&a=3&a=4', { a: ['1', '3', '4'], b: '2' }],
    ['?a&b=', { a: '', b: '' }],
    ['?a&a', { a: ['', ''] }],
    ['?x=a+b%20c', { x: 'a b c' }],
    ['?addons=sso%2Creporting', { addons: 'sso,reporting' }],
    ['?x=a=b', { x: 'a=b' }],
    ['?x=%zz%', { x: '%zz%' }],
    ['?x=%ff', { x: '\uFFFD' }],
    ['?constructor=1&toString=2&toString=3', { constructor: '1', toString: ['2', '3'] }],
  ])('%s', (query, expected) => {
    expect(parseQueryString(query)).toEqual(expected);
  });

  it('without touching any prototype', () => {
    const parsed = parseQueryString('?__proto__=1&__proto__=2&users=3');
    expect(Object.entries(parsed)).toEqual([['users', '3']]);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });
});

describe('a query is formatted (D13)', () => {
  it.each([
    [{}, ''],
    [{ users: undefined, addons: [] }, ''],
    [{ users: 3 }, '?users=3'],
    [
      { yearly: false, users: 10, systems: 3, landscapes: 1 },
      '?yearly=false&users=10&systems=3&landscapes=1',
    ],
    [{ addons: ['sso', 'reporting'] }, '?addons=sso,reporting'],
    [{ addons: 'sso,reporting' }, '?addons=sso,reporting'],
    [{ addons: '' }, ''],
    [{ addons: [''] }, ''],
    [{ addons: ['', 'sso'] }, '?addons=,sso'],
    [{ tag: ['a', 'b'], users: 3 }, '?tag=a&tag=b&users=3'],
    [{ tag: '' }, '?tag='],
    [{ tag: ['', ''] }, '?tag=&tag='],
    [{ tag: [] }, ''],
    [{ x: 'a,b' }, '?x=a,b'],
    [{ x: 'a b+c&d=e#f%g' }, '?x=a%20b%2Bc%26d%3De%23f%25g'],
    [{ 'k,=&': "it's" }, '?k,%3D%26=it%27s'],
    [{ x: "'','" }, '?x=%27%27,%27'],
    [{ x: 'ä€😀' }, '?x=%C3%A4%E2%82%AC%F0%9F%98%80'],
    [{ x: 'a\uD800b\uDFFF' }, '?x=a%EF%BF%BDb%EF%BF%BD'],
    [{ '\uD83D': 1 }, '?%EF%BF%BD=1'],
    [{ n: null, o: { a: 1 }, f: () => 1, s: Symbol('s'), ok: true }, '?ok=true'],
    [{ x: [1, null, {}, 'a'] }, '?x=1&x=a'],
    [
      { yearly: true, users: 3, systems: 3, landscapes: 1, commitment: 2, addons: ['a', 'b'] },
      '?yearly=true&users=3&systems=3&landscapes=1&commitment=2&addons=a,b',
    ],
  ])('%o gives %s', (search, expected) => {
    expect(formatQueryString(search)).toBe(expected);
  });

  it('without a prototype key', () => {
    expect(formatQueryString(JSON.parse('{"__proto__":"1","users":3}'))).toBe('?users=3');
  });
});
