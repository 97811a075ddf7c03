import { describe, expect, it } from 'vitest';
import { type Amount, compareAmounts, createAmount, toNumber } from '#app/domain/pricing/amount';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { type Quote, quoteSelection } from '#app/domain/pricing/quote';
import { createAddon, priceList, select, withPlan } from './price-list';

type Search = Parameters<typeof select>[1];

function quote(planId: string, search?: Search, config: PricingConfig = priceList): Quote {
  return quoteSelection(config, select(planId, search, config));
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

function readAddons({ lines }: Quote) {
  return lines.flatMap((line) =>
    line.kind === 'addon'
      ? [[line.addonId, line.state, toNumber(line.unitPrice), toNumber(line.monthly)]]
      : [],
  );
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
    expect(readAddons(priced).map(([, state]) => state)).toEqual(['included', 'included', 'free']);
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

  it('without a discount when billing is monthly', () => {
    const monthly = { ...select('pro', { users: 12 }), commitmentYears: 3 };
    expect(readFigures(quoteSelection(priceList, monthly))).toEqual({
      discountPercent: 0,
      monthlyBeforeDiscount: 1297,
      monthlyDiscount: 0,
      monthlyTotal: 1297,
      yearlyBeforeDiscount: 15_564,
      yearlyDiscount: 0,
      yearlyTotal: 15_564,
      total: 1297,
      totalShown: 1297,
    });
  });
});

describe('addons (spec §9, D8)', () => {
  const shelf = [
    createAddon('a', 100),
    createAddon('b', 300),
    createAddon('c', 100),
    createAddon('d', 200),
    createAddon('e', 400, { status: 'future' }),
  ];

  function quoteShelf(selectedAddons: string[], change: Partial<Plan>, ADDONS = shelf) {
    const config = { ...withPlan('core', change), ADDONS };
    return quoteSelection(config, { ...select('core', {}, config), selectedAddons });
  }

  it('the most expensive ones are free, shown in configured order', () => {
    expect(readAddons(quoteShelf(['d', 'c', 'b', 'a'], { freeAddonCount: 2 }))).toEqual([
      ['a', 'charged', 100, 100],
      ['b', 'free', 300, 0],
      ['c', 'charged', 100, 100],
      ['d', 'free', 200, 0],
    ]);
  });

  it('of equally expensive ones the one configured first is free', () => {
    expect(readAddons(quoteShelf(['c', 'a'], { freeAddonCount: 1 }))).toEqual([
      ['a', 'free', 100, 0],
      ['c', 'charged', 100, 100],
    ]);
  });

  it('included ones cost nothing, selected or not, and use up no free one', () => {
    const plan = { includedAddons: ['b', 'd'], freeAddonCount: 1 };
    expect(readAddons(quoteShelf(['a', 'b'], plan))).toEqual([
      ['a', 'free', 100, 0],
      ['b', 'included', 300, 0],
      ['d', 'included', 200, 0],
    ]);
  });

  it('disabled ones have no line and use up no free one', () => {
    const plan = { disabledAddons: ['b'], freeAddonCount: 1 };
    expect(readAddons(quoteShelf(['a', 'b'], plan))).toEqual([['a', 'free', 100, 0]]);
  });

  it('what a plan both includes and disables is included', () => {
    const plan = { includedAddons: ['b'], disabledAddons: ['b'] };
    expect(readAddons(quoteShelf(['b'], plan))).toEqual([['b', 'included', 300, 0]]);
  });

  it('future ones are charged if they are given, but not shown as included', () => {
    expect(readAddons(quoteShelf(['e'], { freeAddonCount: 0 }))).toEqual([
      ['e', 'charged', 400, 400],
    ]);
    expect(readAddons(quoteShelf(['e'], { includedAddons: ['e'] }))).toEqual([]);
  });

  it('unknown ones, in the plan or the selection, have no line', () => {
    expect(readAddons(quoteShelf(['x'], { includedAddons: ['y'], disabledAddons: ['z'] }))).toEqual(
      [],
    );
  });

  it('duplicates are charged once', () => {
    expect(readAddons(quoteShelf(['a', 'a'], {}))).toEqual([['a', 'charged', 100, 100]]);
  });

  it('of two with the same id the first counts', () => {
    const addons = [createAddon('a', 100), createAddon('b', 5), createAddon('a', 700)];
    expect(readAddons(quoteShelf(['a'], {}, addons))).toEqual([['a', 'charged', 100, 100]]);
  });

  it.each([
    [-1, 600],
    [0, 600],
    [0.9, 600],
    [1, 300],
    [1.9, 300],
    [3, 0],
    [1e308, 0],
  ])('a plan with %d free ones charges %d € for a, b and d', (freeAddonCount, euros) => {
    const priced = quoteShelf(['a', 'b', 'd'], { freeAddonCount });
    expect(readAddons(priced).reduce((sum, line) => sum + Number(line[3]), 0)).toBe(euros);
  });
});

describe('odd configurations are priced (D18)', () => {
  it('negative prices charge nothing', () => {
    const config: PricingConfig = {
      ...withPlan('core', { basePrice: -499 }),
      ADDONS: [createAddon('a', -50), createAddon('b', 20)],
      EXTRA_COSTS: {
        ...priceList.EXTRA_COSTS,
        USER_PRICE: -49,
        SYSTEM_PRICE: -129,
        LANDSCAPE_PRICE: -59,
      },
    };
    const search = { users: 4, systems: 3, landscapes: 2, addons: ['a', 'b'] };
    expect(readLines(quote('core', search, config))).toStrictEqual([
      ['base', 1, 0, 0, 0],
      ['users', 1, 0, 0, 0],
      ['systems', 1, 0, 0, 0],
      ['landscapes', 1, 0, 0, 0],
      ['addon a', 1, 0, 0, 0],
      ['addon b', 1, 20, 0, 20],
    ]);
  });

  it('fractions of a cent are not lost', () => {
    const config = {
      ...priceList,
      EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 0.001 },
    };
    const { total } = quote('core', { users: 1003, systems: 2 }, config);
    expect(compareAmounts(total, createAmount(49_975n, 2))).toBe(0);
  });

  it.each([
    [{ userCount: 4.9 }, 548],
    [{ userCount: Number.NaN }, 499],
    [{ userCount: -Infinity }, 499],
    [{ systemCount: 3.5 }, 628],
    [{ landscapeCount: 2.9 }, 558],
  ])('counts are whole: %o cost %d €', (counts, euros) => {
    const input = { ...select('core', { systems: 2 }), ...counts };
    expect(quoteSelection(priceList, input).totalShown).toBe(euros);
  });

  it('the volume discount uses whole users', () => {
    const input = { ...select('core', { systems: 2 }), userCount: 39.9 };
    expect(readLines(quoteSelection(priceList, input))[1]?.at(-1)).toBe(1764);
  });

  it('the largest prices add up exactly', () => {
    const config = withPlan('core', { basePrice: 1e308 });
    const { total } = quote('core', { users: 4, systems: 2 }, config);
    expect(compareAmounts(total, createAmount(10n ** 308n + 49n))).toBe(0);
  });
});

function readFigures({ lines: _lines, ...figures }: Quote) {
  const read = (value: Amount | number | undefined) =>
    typeof value === 'object' ? toNumber(value) : value;
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, read(value)]));
}
