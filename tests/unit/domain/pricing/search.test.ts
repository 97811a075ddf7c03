import { describe, expect, it } from 'vitest';
import {
  calculatorSearchSchema,
  decodeAddonId,
  decodePlanId,
  encodeAddonId,
  encodePlanId,
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
  it.each([
    ['true', true],
    [true, true],
    [' true ', true],
    [['true', 'true'], true],
    ['1', '1'],
    ['', ''],
    [1, false],
  ])('yearly=%o is %o', (raw, yearly) => {
    expect(readSearch({ yearly: raw })).toStrictEqual({ yearly });
  });

  describe.each(['users', 'systems', 'landscapes', 'commitment'])('%s', (key) => {
    it.each([
      ['12', 12],
      ['-5', -5],
      ['007', 7],
      ['9007199254740991', 9007199254740991],
      ['1.000', 1000],
      ['1\u202f000', 1000],
      ["1'000", 1000],
      ['-1.000', -1000],
      ['39.', 39],
      ['39;', 39],
      ['39)', 39],
      [' 1.000. ', 1000],
      [['3', '3'], 3],
      [12, 12],
    ])('%o is %d', (raw, number) => {
      expect(readSearch({ [key]: raw })).toStrictEqual({ [key]: number });
    });

    it.each(['abc', '', '3.5', '1.00', '1e3', '- 3', '39..', 'a3', '9007199254740992'])(
      '%o is not understood and stays',
      (raw) => {
        expect(readSearch({ [key]: raw })).toStrictEqual({ [key]: raw });
      },
    );

    it.each([
      [['3', '5'], '3,5'],
      // A missing value overrides the raw one of the router.
      [3.5, undefined],
      [2 ** 53, undefined],
      [null, undefined],
      [[3], undefined],
      ['-0', 0],
      [-0, 0],
    ])('%o is %o', (raw, value) => {
      expect(readSearch({ [key]: raw })).toStrictEqual({ [key]: value });
    });
  });

  it.each([
    ['sso', ['sso']],
    [',sso,,reporting,', ['sso', 'reporting']],
    ['unknown,sso,sso', ['unknown', 'sso', 'sso']],
    [
      ['sso', 'reporting,support'],
      ['sso', 'reporting', 'support'],
    ],
  ])('addons=%o is %o', (raw, addons) => {
    expect(readSearch({ addons: raw })).toStrictEqual({ addons });
  });

  it.each([',', [], [''], 7, [1]])('addons=%o names none', (raw) => {
    expect(readSearch({ addons: raw })).toStrictEqual({ addons: undefined });
  });

  it('from a whole address, and preserves foreign ones', () => {
    const raw = parseQueryString('?users=45&commitment=2&addons=sso,reporting&tag=a&tag=b');
    const foreign = { tag: ['a', 'b'], constructor: 'x', other: 5 };
    const own = { users: 45, commitment: 2, addons: ['sso', 'reporting'] };
    expect(readSearch({ ...raw, ...foreign })).toStrictEqual({ ...own, ...foreign });
    expect(pickForeignParams({ ...own, ...foreign })).toEqual(foreign);
  });
});

it.each([
  ['sso, reporting', ['sso', 'reporting']],
  ['sso,reporting.', ['sso', 'reporting']],
  ['sso%2Creporting', ['sso', 'reporting']],
  ['sso%252Creporting', ['sso', 'reporting']],
  ['a%2Cb', ['a,b']],
  ['end.', ['end.']],
  ['reporting..', ['reporting..']],
])('addons=%s in a damaged link are %o (D12)', (text, ids) => {
  const known = new Set(['sso', 'reporting', 'a,b', 'end.']);
  const { addons } = readSearch({ addons: text });
  expect(readAddonIds(addons, (id) => known.has(id))).toEqual(ids);
});

it('a link gets missing foreign parameters and keeps the order of its own', () => {
  const written = { users: 4, utm_source: 'new' };
  const all = withForeignParams(written, { utm_source: 'old', utm_medium: 'mail', users: 9 });
  expect(formatQueryString(all)).toBe('?utm_medium=mail&users=4&utm_source=new');
});

it.each([
  ['?', {}],
  ['users=3', { users: '3' }],
  ['?a=1&b={"x":1}&a=3&a=4', { a: ['1', '3', '4'], b: '{"x":1}' }],
  ['?a&b=', { a: '', b: '' }],
  ['?x=a+b%20c', { x: 'a b c' }],
  ['?addons=sso%2Creporting', { addons: 'sso,reporting' }],
  ['?x=%zz%', { x: '%zz%' }],
  ['?x=%ff', { x: '\uFFFD' }],
  ['?constructor=1&toString=2&toString=3', { constructor: '1', toString: ['2', '3'] }],
  // Escaped for HTML (D12).
  ['?a=true&amp;b=39&amp;amp;c=5', { a: 'true', b: '39', c: '5' }],
  ['?__proto__=1&__proto__=2&users=3', { users: '3' }],
])('the query %s is parsed into plain texts', (query, expected) => {
  const parsed = parseQueryString(query);
  expect(Object.entries(parsed)).toEqual(Object.entries(expected));
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
});

it.each([
  [{}, ''],
  [{ users: undefined, addons: [] }, ''],
  [{ addons: ['sso', 'reporting'] }, '?addons=sso,reporting'],
  [{ addons: 'sso,reporting' }, '?addons=sso,reporting'],
  [{ addons: [''] }, ''],
  [{ addons: ['', 'sso'] }, '?addons=,sso'],
  [{ tag: ['a', 'b'], users: 3 }, '?tag=a&tag=b&users=3'],
  [{ tag: ['', ''] }, '?tag=&tag='],
  [{ x: 'a b+c&d=e#f%g' }, '?x=a%20b%2Bc%26d%3De%23f%25g'],
  [{ 'k,=&': "it's" }, '?k,%3D%26=it%27s'],
  [{ x: 'ä€😀' }, '?x=%C3%A4%E2%82%AC%F0%9F%98%80'],
  [{ x: 'a\uD800b\uDFFF' }, '?x=a%EF%BF%BDb%EF%BF%BD'],
  [{ n: null, o: { a: 1 }, f: () => 1, s: Symbol('s'), ok: true }, '?ok=true'],
  [{ x: [1, null, {}, 'a'] }, '?x=1&x=a'],
  [JSON.parse('{"__proto__":"1","users":3}'), '?users=3'],
])('%o is formatted as %s (D13)', (search, expected) => {
  expect(formatQueryString(search)).toBe(expected);
});

// Ids are free text in the editor; the address must hold each of them.

it.each([
  ['a,b', 'a%2Cb'],
  ['a%2Cb', 'a%252Cb'],
  ['%25', '%2525'],
  ['100 %', '100 %'],
  ['%2,', '%2%2C'],
])('the addon %s is %s in the list, and itself again', (id, written) => {
  expect(encodeAddonId(id)).toBe(written);
  expect(decodeAddonId(written)).toBe(id);
});

it.each([
  ['.', '%2E'],
  ['..', '%2E%2E'],
  ['...', '...'],
])('the plan %s is %s in the path, and itself again', (id, written) => {
  expect(encodePlanId(id)).toBe(written);
  expect(decodePlanId(written)).toBe(id);
});
