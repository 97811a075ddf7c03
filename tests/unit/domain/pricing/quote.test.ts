import { describe, expect, it } from 'vitest';
import { type Amount, compareAmounts, createAmount, toNumber } from '#app/domain/pricing/amount';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import {
  computeShownSavings,
  listTermQuotes,
  type Quote,
  quoteSelection,
} from '#app/domain/pricing/quote';
import { createAddon, priceList, priceSelection, select, withPlan } from './price-list';

type Search = Parameters<typeof select>[1];

function quote(planId: string, search?: Search, config: PricingConfig = priceList): Quote {
  return priceSelection(config, select(planId, search, config));
}

/**
 * Lines as key, count, unit price, volume discount and price per month, in numbers: the figures here
 * are few and short enough for that.
 */
function readLines({ lines }: Quote) {
  return lines.map(({ key, count, unitPrice, volumeDiscountPercent, monthly }) => [
    key,
    count,
    toNumber(unitPrice),
    volumeDiscountPercent,
    toNumber(monthly),
  ]);
}

describe('a quote is the whole breakdown (D9)', () => {
  it('for pro with 45 users, 4 systems and reporting, two years', () => {
    const priced = quote('pro', {
      yearly: true,
      commitment: 2,
      users: 45,
      systems: 4,
      addons: ['reporting'],
    });
    expect(readLines(priced)).toStrictEqual([
      ['base', 1, 1199, 0, 1199],
      ['users', 35, 49, 15, 1457.75],
      ['systems', 1, 129, 0, 129],
      ['addon sso', 1, 99, 0, 0],
      ['addon support', 1, 99, 0, 0],
      ['addon reporting', 1, 199, 0, 0],
    ]);
    expect(readAddons(priced)).toEqual([
      'sso included 0',
      'support included 0',
      'reporting free 0',
    ]);
    expect(readFigures(priced)).toEqual({
      discountPercent: 20,
      monthlyBeforeDiscount: 2785.75,
      monthlyDiscount: 557.15,
      monthlyTotal: 2228.6,
      yearlyBeforeDiscount: 33_429,
      yearlyDiscount: 6685.8,
      yearlyTotal: 26_743.2,
      totalOverTerm: 53_486.4,
      total: 26_743.2,
      totalShown: 26_743,
    });
  });

  it('without a discount when billing is monthly, whatever the commitment', () => {
    const priced = priceSelection(priceList, {
      ...select('pro', { users: 12 }),
      commitmentYears: 3,
    });
    expect(readFigures(priced)).toMatchObject({
      discountPercent: 0,
      monthlyTotal: 1297,
      total: 1297,
    });
    expect(priced.totalOverTerm).toBeUndefined();
  });
});

const shelf = [
  createAddon('a', 100),
  createAddon('b', 300),
  createAddon('c', 100),
  createAddon('d', 200),
  createAddon('e', 400, { status: 'future' }),
  createAddon('a', 700),
];

it.each<[name: string, selected: string, plan: Partial<Plan>, lines: string[]]>([
  ['the dearest are free', 'dba', { freeAddonCount: 2 }, ['a charged 100', 'b free 0', 'd free 0']],
  ['of equally dear ones the first', 'ca', { freeAddonCount: 1.9 }, ['a free 0', 'c charged 100']],
  [
    'included ones use up no free one',
    'ab',
    { includedAddons: ['b'], freeAddonCount: 1 },
    ['a free 0', 'b included 0'],
  ],
  ['included ones need no choice', '', { includedAddons: ['b', 'y'] }, ['b included 0']],
  [
    'disabled ones have no line',
    'ab',
    { disabledAddons: ['b', 'z'], freeAddonCount: 1 },
    ['a free 0'],
  ],
  [
    'included and disabled is included',
    'b',
    { includedAddons: ['b'], disabledAddons: ['b'] },
    ['b included 0'],
  ],
  ['future ones are charged', 'e', { freeAddonCount: -1 }, ['e charged 400']],
  ['future ones are never included', 'e', { includedAddons: ['e'] }, []],
  ['unknown ones have no line', 'x', {}, []],
  ['each is charged once, the first of its id', 'aa', {}, ['a charged 100']],
])('addons (spec §9, D8): %s', (_, selected, change, lines) => {
  const config = { ...withPlan('core', change), ADDONS: shelf };
  const selection = { ...select('core', {}, config), selectedAddons: [...selected] };
  expect(readAddons(priceSelection(config, selection))).toEqual(lines);
});

describe('odd configurations are priced (D18)', () => {
  it('negative prices charge nothing', () => {
    const config: PricingConfig = {
      ...withPlan('core', { basePrice: -499 }),
      ADDONS: [createAddon('a', -50), createAddon('b', 20)],
      EXTRA_COSTS: { USER_PRICE: -49, SYSTEM_PRICE: -129, LANDSCAPE_PRICE: -59 },
    };
    const search = { users: 4, systems: 3, landscapes: 2, addons: ['a', 'b'] };
    expect(readLines(quote('core', search, config)).map((line) => line.at(-1))).toEqual([
      0, 0, 0, 0, 0, 20,
    ]);
  });

  it.each([
    [{ userCount: 4.9 }, 548],
    [{ userCount: Number.NaN }, 499],
    [{ userCount: -Infinity }, 499],
    [{ systemCount: 3.5 }, 628],
    // 499 + 36 × 49: no volume discount before the fortieth user.
    [{ userCount: 39.9 }, 2263],
  ])('counts are whole: %o cost %d €', (counts, euros) => {
    const input = { ...select('core', { systems: 2 }), ...counts };
    expect(priceSelection(priceList, input).totalShown).toBe(euros);
  });

  it('fractions of a cent add up exactly', () => {
    const tiny = { ...priceList, EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 0.001 } };
    const { total } = quote('core', { users: 1003, systems: 2 }, tiny);
    expect(compareAmounts(total, createAmount(49_975n, 2))).toBe(0);
  });
});

describe('a price is on request (D18)', () => {
  const MILLION = 1_000_000;

  it.each(['users', 'systems', 'landscapes'] as const)('above a million %s', (unit) => {
    expect(quoteSelection(priceList, select('core', { [unit]: MILLION }))).toBeDefined();
    expect(quoteSelection(priceList, select('core', { [unit]: MILLION + 1 }))).toBeUndefined();
  });

  it.each([
    // Twelve months of it are 999,999,999,999.96 and 1,000,000,000,000.08 €.
    ['a year', { basePrice: 83_333_333_333.33 }, { basePrice: 83_333_333_333.34 }, {}],
    // 12 × 0.75 × 3 = 27 months are 999,999,999,999.81 and 1,000,000,000,000.08 €.
    [
      'a term',
      { basePrice: 37_037_037_037.03 },
      { basePrice: 37_037_037_037.04 },
      { yearly: true, commitment: 3 },
    ],
  ])('where the sum of %s exceeds 10^12 €', (_, below, above, search) => {
    const counts = { users: 3, systems: 2, ...search };
    const find = (change: Partial<Plan>) => {
      const config = withPlan('core', change);
      return quoteSelection(config, select('core', counts, config));
    };
    expect(find(below)).toBeDefined();
    expect(find(above)).toBeUndefined();
  });

  it('where an addon has a higher price, even if it costs nothing', () => {
    const find = (price: number) => {
      const list = withPlan('core', { freeAddonCount: 1 });
      const config = { ...list, ADDONS: [createAddon('dear', price)] };
      return quoteSelection(config, select('core', { addons: ['dear'] }, config));
    };
    expect(find(1e12)?.totalShown).toBe(628);
    expect(find(1e12 + 1)).toBeUndefined();
  });

  it('for a longer term only', () => {
    const config = withPlan('core', { basePrice: 40_000_000_000 });
    const terms = listTermQuotes(config, select('core', { users: 3, systems: 2 }, config));
    expect(terms.map(({ quote: one }) => one && toNumber(one.yearlyTotal))).toEqual([
      480_000_000_000,
      408_000_000_000,
      384_000_000_000,
      undefined,
    ]);
  });
});

it('savings against monthly billing are exact and rounded down, over a year and a term (D5)', () => {
  // 499 + 35 × 49 + 129 + 199 = 2542 a month, 30504 a year; 15, 20 and 25 % of it
  const selection = select('core', { users: 38, yearly: true, addons: ['reporting'] });
  const shown = listTermQuotes(priceList, selection).map(
    ({ selection: { commitmentYears }, quote }) => [
      quote && computeShownSavings(quote),
      quote && computeShownSavings(quote, commitmentYears),
    ],
  );
  expect(shown).toEqual([
    [0, 0],
    // 4575.6
    [4575, 4575],
    // 6100.8, twice 12201.6
    [6100, 12_201],
    // 7626, three times 22878
    [7626, 22_878],
  ]);
});

function readAddons({ lines }: Quote) {
  return lines.flatMap((line) =>
    line.kind === 'addon' ? [`${line.addonId} ${line.state} ${toNumber(line.monthly)}`] : [],
  );
}

function readFigures({ lines: _lines, ...figures }: Quote) {
  const read = (value: Amount | number | undefined) =>
    typeof value === 'object' ? toNumber(value) : value;
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, read(value)]));
}
