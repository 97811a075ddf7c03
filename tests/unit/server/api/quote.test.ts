import { describe, expect, it } from 'vitest';
import { describeApi } from '#app/server/api/openapi';
import { composePriceList } from '#app/server/api/price-list';
import { composeQuote, readSelection } from '#app/server/api/quote';
import { getSchemas, problemSchema } from '#app/server/api/schemas';
import { priceList } from '../../domain/pricing/price-list';

function quote(query: string) {
  const read = readSelection(priceList, query);
  if (read.kind === 'refused') throw new Error(read.refusal.detail);
  return getSchemas(priceList).quote.parse(composeQuote(priceList, 7, read.value));
}

function refuse(query: string) {
  const read = readSelection(priceList, query);
  if (read.kind === 'ok') throw new Error('It is priced');
  return problemSchema.parse(read.refusal);
}

describe('a quote', () => {
  it("uses the calculator's defaults for absent parameters, and raises low counts", () => {
    expect(quote('?plan=core')).toMatchObject({
      per: 'month',
      counts: { users: 3, systems: 3, landscapes: 1 },
      total: { exact: '628.00', shown: 628 },
      totalOverTerm: null,
      commitmentYears: null,
    });
    expect(quote('?plan=pro&users=1&systems=-4&landscapes=0').counts).toEqual({
      users: 10,
      systems: 3,
      landscapes: 1,
    });
  });

  it('reads yearly and commitment as the calculator does', () => {
    expect(quote('?plan=core&yearly=false').per).toBe('month');
    expect(quote('?plan=core&yearly=true').commitmentYears).toBe(1);
    const full = quote('?plan=core&yearly=true&commitment=3&addons=reporting');
    expect([full.commitmentYears, full.addons]).toEqual([3, ['reporting']]);
    expect(quote('?plan=core&utm_source=x&prices=nonsense').total?.shown).toBe(628);
  });

  it('warns above the limits, and of addons that are not priced', () => {
    const { warnings } = quote(
      '?plan=core&users=1001&systems=101&landscapes=51&addons=sso,compliance',
    );
    expect(warnings).toEqual([
      { code: 'too-many', parameter: 'users', limit: 1000 },
      { code: 'too-many', parameter: 'systems', limit: 100 },
      { code: 'too-many', parameter: 'landscapes', limit: 50 },
      { code: 'addon-not-in-plan', parameter: 'addons', addon: 'sso' },
      { code: 'addon-not-available', parameter: 'addons', addon: 'compliance' },
    ]);
  });
});

describe('a query is refused', () => {
  it.each([
    ['?plan=pro&users=abc', 'users'],
    ['?plan=pro&users=1.5', 'users'],
    ['?plan=pro&users=', 'users'],
    ['?plan=pro&users=3&users=4', 'users'],
    ['?plan=pro&systems=1e3', 'systems'],
    ['?plan=pro&landscapes=99999999999999999999', 'landscapes'],
    ['?plan=pro&yearly=true&commitment=two', 'commitment'],
    ['?plan=pro&yearly=true&commitment=9', 'commitment'],
    ['?plan=pro&yearly=true&commitment=0', 'commitment'],
    ['?plan=pro&commitment=3', 'commitment'],
    ['?plan=pro&yearly=false&commitment=3', 'commitment'],
    ['?plan=pro&yearly=1', 'yearly'],
    ['?plan=pro&yearly=TRUE', 'yearly'],
    ['?plan=pro&yearly=true&yearly=false', 'yearly'],
    ['?plan=unknown', 'plan'],
    ['?plan=', 'plan'],
    ['?plan=pro&plan=core', 'plan'],
    ['', 'plan'],
    ['?plan=pro&addons=reporting,nonsense', 'addons'],
  ])('%s: 400 and which parameter is wrong', (query, parameter) => {
    expect(refuse(query)).toMatchObject({
      status: 400,
      type: expect.stringMatching(/\/responses\/invalid-parameters$/),
      errors: [{ parameter }],
    });
  });

  it('lists all errors together', () => {
    expect(refuse('?plan=none&addons=a,b').errors).toHaveLength(3);
    expect(refuse('?plan=pro&users=x&systems=y').errors).toHaveLength(2);
  });

  it('names the way out', () => {
    expect(refuse('?plan=none').detail).toBe('plan none is not one of core, pro, enterprise');
  });

  it('for a sales-only plan: 422 without a figure', () => {
    const problem = refuse('?plan=enterprise&users=200');
    expect(problem.status).toBe(422);
    expect(`${problem.title} ${problem.detail}`).not.toMatch(/\d/);
  });
});

it('the price list contains all prices except those of sales-only plans', () => {
  const list = getSchemas(priceList).priceList.parse(
    composePriceList(priceList, { version: 2, from: 0 }),
  );
  expect(list).toMatchObject({
    version: 2,
    effectiveFrom: '1970-01-01T00:00:00.000Z',
    currency: 'EUR',
    plans: [
      { id: 'core', monthlyPrice: '499.00', included: { users: 3, systems: 2, landscapes: 1 } },
      { id: 'pro', monthlyPrice: '1199.00', freeAddons: 1 },
      { id: 'enterprise', salesOnly: true },
    ],
    extraMonthlyPrices: { users: '49.00', systems: '129.00', landscapes: '59.00' },
    yearlyDiscounts: [
      { years: 1, percent: 15 },
      { years: 2, percent: 20 },
      { years: 3, percent: 25 },
    ],
  });
  expect(JSON.stringify(list)).not.toContain('3499');
});

it('the OpenAPI description lists every answer and all parameters', () => {
  const text = JSON.stringify(describeApi(priceList));
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(references)).toEqual(
    new Set(['Money', 'Plan', 'Addon', 'Line', 'Warning', 'PriceList', 'Quote', 'Problem']),
  );
  for (const name of new Set(references)) expect(text).toContain(`"${name}":{`);
  const problems = [...text.matchAll(/"\$ref":"#\/components\/responses\/([\w-]+)"/g)];
  expect(problems.map(([, name]) => name)).toEqual([
    'invalid-parameters',
    'query-too-long',
    'sales-only',
  ]);
  for (const [, name] of problems) expect(text).toContain(`"${name}":{"description":"`);
  expect(text.match(/"\$ref":"(?!#\/components\/(?:schemas|responses)\/[\w-]+")/g)).toBeNull();
  expect(
    ['plan', 'users', 'systems', 'landscapes', 'yearly', 'commitment', 'addons'].every((name) =>
      text.includes(`{"name":"${name}","in":"query"`),
    ),
  ).toBe(true);
});
