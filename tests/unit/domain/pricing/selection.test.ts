import { describe, expect, it } from 'vitest';
import { calculatorSearchSchema, parseQueryString } from '#app/domain/pricing/search';
import {
  addAddon,
  chooseCommitment,
  chooseMonthly,
  choosePlan,
  chooseYearly,
  findPlan,
  findUpgradePlan,
  getAddonState,
  getPlanSearch,
  listUnread,
  movePlan,
  removeAddon,
  resolveSelection,
  type Selection,
  selectionToSearch,
  setCount,
  updateSearch,
} from '#app/domain/pricing/selection';
import { addonOf, createAddon, planOf, priceList, select, withPlan } from './price-list';

const noPlans = { ...priceList, PRICING_PLANS: [] };
const plans = [...priceList.PRICING_PLANS, { ...planOf('core'), title: 'Zweites' }];

function countsOf({ userCount, systemCount, landscapeCount }: Selection): number[] {
  return [userCount, systemCount, landscapeCount];
}

it.each([
  ['core', priceList, 'Core'],
  ['pro', priceList, 'Pro'],
  ['plan-4', priceList, 'Pro'],
  ['CORE', priceList, 'Core'],
  ['core', withPlan('pro', { id: 'CORE' }), 'Core'],
  ['CORE', withPlan('pro', { id: 'CORE' }), 'Pro'],
  ['constructor', priceList, 'Pro'],
  [undefined, priceList, 'Pro'],
  [undefined, { ...priceList, PRICING_PLANS: [planOf('core')] }, 'Core'],
  ['core', noPlans, undefined],
  ['core', { ...priceList, PRICING_PLANS: plans }, 'Core'],
])('the plan of an address: %s (spec §2, D16)', (planId, config, title) => {
  expect(findPlan(config, planId)?.title).toBe(title);
  expect(resolveSelection(config, planId, {})?.plan.title).toBe(title);
});

describe('an address is resolved (D12)', () => {
  it('with everything that it says', () => {
    const search = {
      yearly: true,
      users: 45,
      systems: 4,
      landscapes: 2,
      commitment: 2,
      addons: ['reporting'],
    };
    expect(select('pro', search)).toStrictEqual({
      plan: planOf('pro'),
      isYearly: true,
      commitmentYears: 2,
      userCount: 45,
      systemCount: 4,
      landscapeCount: 2,
      selectedAddons: ['reporting'],
    });
    expect(select('pro', { ...search, yearly: false })).toMatchObject({
      isYearly: false,
      commitmentYears: undefined,
    });
  });

  // Counts are raised to the included amounts (D14), and may be beyond the limits (D18).
  it.each([
    ['core', {}, [3, 3, 1]],
    ['enterprise', {}, [20, 5, 2]],
    ['enterprise', { users: 1, systems: 4, landscapes: -7 }, [20, 5, 2]],
    ['core', { users: 5000, systems: 500, landscapes: 51 }, [5000, 500, 51]],
  ])('%s with %o has the counts %o', (planId, search, counts) => {
    expect(countsOf(select(planId, search))).toEqual(counts);
  });

  it.each([
    [2.9, 2, 3],
    [4.9, 4, 4],
    [-2, 0, 3],
    [1e308, 9007199254740991, 9007199254740991],
  ])('with whole counts, even if the plan includes %d', (includedUsers, chosen, byDefault) => {
    const config = withPlan('core', { includedUsers });
    expect(select('core', { users: -5 }, config).userCount).toBe(chosen);
    expect(select('core', {}, config).userCount).toBe(byDefault);
  });

  it('with available addons, each once, in configured order, whatever the plan says (D12, D13, D17)', () => {
    const addons = ['reporting', 'compliance', 'constructor', 'sso', 'addon-8', 'reporting'];
    expect(select('core', { addons }).selectedAddons).toEqual(['sso', 'reporting']);
    expect(select('pro', { addons }).selectedAddons).toEqual(['sso', 'reporting']);
    const ADDONS = [
      createAddon('a', 1),
      createAddon('b', 1, { status: 'future' }),
      createAddon('a', 2, { status: 'future' }),
      createAddon('b', 2),
    ];
    const twice = { ...priceList, ADDONS };
    expect(select('core', { addons: ['b', 'a'] }, twice).selectedAddons).toEqual(['a']);
  });
});

it.each([
  ['pro', 'users=abc&systems=4&yearly=ja', ['yearly=ja', 'users=abc']],
  ['pro', 'users=1.000&addons=reporting.&commitment=', ['commitment=']],
  ['pro', 'addons=reporting,nonsense,compliance', ['addons=nonsense', 'addons=compliance']],
  ['core.', 'users=-5&yearly=false&addons=', []],
  ['plan-99', '', ['plan-99']],
  [undefined, 'utm_source=x', []],
])('what the link to %s?%s asked for and did not get is named (D12)', (planId, query, unread) => {
  const search = calculatorSearchSchema.parse(parseQueryString(query));
  expect(listUnread(priceList, planId, search).map(({ text }) => text)).toEqual(unread);
});

it('another plan resets the counts and keeps the rest (D15, D17)', () => {
  const selection = select('core', { yearly: true, commitment: 3, users: 50, addons: ['sso'] });
  expect(choosePlan(priceList, selection, 'enterprise')).toStrictEqual({
    ...selection,
    plan: planOf('enterprise'),
    userCount: 20,
    systemCount: 5,
    landscapeCount: 2,
  });
  expect(choosePlan(priceList, selection, 'plan-9').plan.id).toBe('pro');
  expect(choosePlan(noPlans, selection, 'pro').plan.id).toBe('core');
});

it('the same needs in another plan: counts are only raised (D15)', () => {
  const moved = movePlan(select('core', { users: 20, systems: 2 }), planOf('pro'));
  expect([moved.plan.id, ...countsOf(moved)]).toEqual(['pro', 20, 3, 1]);
});

it('yearly billing begins with one year, and monthly has no commitment (spec §4)', () => {
  const monthly = select('core', { users: 7, addons: ['reporting'] });
  const threeYears = { ...monthly, isYearly: true, commitmentYears: 3 };
  expect(chooseCommitment(monthly, 3)).toStrictEqual(threeYears);
  expect(chooseYearly(chooseCommitment(monthly, 3))).toStrictEqual({
    ...threeYears,
    commitmentYears: 1,
  });
  expect(chooseMonthly(chooseCommitment(monthly, 3))).toStrictEqual(monthly);
});

it.each([
  ['users', 30, [30, 25, 25]],
  ['systems', 6, [25, 6, 25]],
  ['landscapes', 1, [25, 25, 2]],
  ['users', 30.7, [30, 25, 25]],
  ['users', Number.NaN, [20, 25, 25]],
  ['users', Infinity, [9007199254740991, 25, 25]],
] as const)(
  '%s are set to %d, whole and not below the included amount (D14)',
  (unit, count, counts) => {
    const selection = select('enterprise', { users: 25, systems: 25, landscapes: 25 });
    expect(countsOf(setCount(selection, unit, count))).toEqual(counts);
  },
);

it('addons are added at their configured place, and removed', () => {
  const selection = select('core', { addons: ['support'] });
  const all = addAddon(priceList, addAddon(priceList, selection, 'reporting'), 'sso');
  const selectedAddons = ['sso', 'support', 'reporting'];
  expect(all).toStrictEqual({ ...selection, selectedAddons });
  for (const id of ['support', 'compliance', 'addon-8']) {
    expect(addAddon(priceList, selection, id)).toStrictEqual(selection);
  }
  expect(removeAddon(all, 'support').selectedAddons).toEqual(['sso', 'reporting']);
  expect(removeAddon(all, 'addon-8')).toStrictEqual(all);
});

it.each([
  ['core', priceList, 'pro'],
  ['enterprise', priceList, undefined],
  ['core', withPlan('pro', { disabledAddons: ['sso'] }), 'enterprise'],
  // It never leads back.
  ['pro', withPlan('enterprise', { disabledAddons: ['sso'] }), undefined],
])(
  'an upgrade from %s for an addon leads to a later plan that has it (spec §4)',
  (from, list, to) => {
    expect(findUpgradePlan(list, planOf(from), 'sso')?.id).toBe(to);
  },
);

it.each([
  [{ disabledAddons: ['sso'] }, 'sso', 'disabled'],
  [{}, 'reporting', 'selected'],
  [{}, 'support', 'addable'],
  [{ includedAddons: ['sso'], disabledAddons: ['sso'] }, 'sso', 'included'],
  [{ includedAddons: ['compliance'] }, 'compliance', 'future'],
  [{ disabledAddons: ['compliance'] }, 'compliance', 'future'],
])('the state of an addon in a plan with %o: %s is %s (spec §4)', (change, addonId, state) => {
  const plan = { ...planOf('pro'), includedAddons: [], ...change };
  const selectedAddons = ['sso', 'reporting', 'compliance'];
  expect(getAddonState({ plan, selectedAddons }, addonOf(addonId))).toBe(state);
});

describe('a selection is written (D13)', () => {
  it('in the order of the address', () => {
    const search = selectionToSearch(
      select('pro', { yearly: true, commitment: 2, users: 45, addons: ['reporting', 'sso'] }),
    );
    expect(Object.entries(search)).toEqual([
      ['yearly', true],
      ['users', 45],
      ['systems', 3],
      ['landscapes', 1],
      ['commitment', 2],
      ['addons', ['sso', 'reporting']],
    ]);
  });

  it('with a commitment when yearly, and only then', () => {
    const selection = select('core');
    expect(selectionToSearch({ ...selection, isYearly: true }).commitment).toBe(1);
    const monthly = selectionToSearch({ ...selection, commitmentYears: 2 });
    expect(monthly).toStrictEqual({ yearly: false, users: 3, systems: 3, landscapes: 1 });
  });

  it('over an address, whose foreign parameters survive', () => {
    const search = {
      utm_source: 'mail',
      users: 9,
      commitment: 3,
      addons: ['sso'],
      tag: ['a', 'b'],
    };
    expect(updateSearch(search, select('core'))).toStrictEqual({
      utm_source: 'mail',
      tag: ['a', 'b'],
      yearly: false,
      users: 3,
      systems: 3,
      landscapes: 1,
    });
  });

  it('for a link to a plan, with its included amounts (D15)', () => {
    const search = { yearly: false, users: 20, systems: 5, landscapes: 2 };
    expect(getPlanSearch(planOf('enterprise'))).toStrictEqual(search);
    const yearly = { ...search, yearly: true, commitment: 1 };
    expect(getPlanSearch(planOf('enterprise'), true)).toStrictEqual(yearly);
  });
});
