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
const onePlan = { ...priceList, PRICING_PLANS: [planOf('core')] };

function countsOf({ userCount, systemCount, landscapeCount }: Selection): number[] {
  return [userCount, systemCount, landscapeCount];
}

describe('the plan of an address (spec §2, D16)', () => {
  it.each([
    ['core', 'core'],
    ['pro', 'pro'],
    ['enterprise', 'enterprise'],
    ['plan-4', 'pro'],
    ['constructor', 'pro'],
    [undefined, 'pro'],
  ])('%s is %s', (planId, expected) => {
    expect(findPlan(priceList, planId)?.id).toBe(expected);
  });

  it('is the first if there is only one', () => {
    expect(findPlan(onePlan, undefined)?.id).toBe('core');
  });

  it('is none if there are none', () => {
    expect(findPlan(noPlans, 'core')).toBeUndefined();
    expect(resolveSelection(noPlans, 'core', {})).toBeUndefined();
  });

  it('is the first of those with the same id', () => {
    const twice = { ...planOf('core'), title: 'Zweites' };
    const config = { ...priceList, PRICING_PLANS: [...priceList.PRICING_PLANS, twice] };
    expect(findPlan(config, 'core')?.title).toBe('Core');
  });
});

describe('an address is resolved (D12)', () => {
  it('with the documented defaults', () => {
    expect(select('core')).toStrictEqual({
      plan: planOf('core'),
      isYearly: false,
      commitmentYears: undefined,
      userCount: 3,
      systemCount: 3,
      landscapeCount: 1,
      selectedAddons: [],
    });
  });

  it('with everything that it says', () => {
    expect(
      select('pro', {
        yearly: true,
        users: 45,
        systems: 4,
        landscapes: 2,
        commitment: 2,
        addons: ['reporting'],
      }),
    ).toStrictEqual({
      plan: planOf('pro'),
      isYearly: true,
      commitmentYears: 2,
      userCount: 45,
      systemCount: 4,
      landscapeCount: 2,
      selectedAddons: ['reporting'],
    });
  });

  it.each([{}, { yearly: false }, { yearly: undefined }])(
    'without a commitment when monthly: %o',
    (search) => {
      const selection = select('pro', { ...search, commitment: 2 });
      expect(selection.commitmentYears).toBeUndefined();
      expect(selection.isYearly).toBe(false);
    },
  );

  it('with counts raised to the included amounts (D14)', () => {
    const low = { users: 1, systems: 4, landscapes: -7 };
    expect(countsOf(select('enterprise', low))).toEqual([20, 5, 2]);
    expect(countsOf(select('enterprise'))).toEqual([20, 5, 2]);
    expect(countsOf(select('core', { ...low, systems: 1 }))).toEqual([3, 2, 1]);
  });

  it('with counts beyond the limits (D18)', () => {
    const high = select('core', { users: 5000, systems: 500, landscapes: 51 });
    expect(countsOf(high)).toEqual([5000, 500, 51]);
  });

  it('without unknown, duplicate and future addons, in configured order (D12, D13)', () => {
    const addons = ['reporting', 'compliance', 'constructor', 'sso', 'addon-8', 'reporting'];
    expect(select('core', { addons }).selectedAddons).toEqual(['sso', 'reporting']);
  });

  it('with addons that the plan includes or disables (D17)', () => {
    const addons = ['support', 'sso'];
    expect(select('core', { addons }).selectedAddons).toEqual(['sso', 'support']);
    expect(select('pro', { addons }).selectedAddons).toEqual(['sso', 'support']);
  });

  it('with the first of two addons of the same id', () => {
    const addons = [
      createAddon('a', 1),
      createAddon('b', 1, { status: 'future' }),
      createAddon('a', 2, { status: 'future' }),
      createAddon('b', 2),
    ];
    const config = { ...priceList, ADDONS: addons };
    expect(select('core', { addons: ['b', 'a'] }, config).selectedAddons).toEqual(['a']);
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
  expect(listUnread(priceList, planId, search)).toEqual(unread);
});

describe('choosing another plan (D15, D17)', () => {
  const selection = select('core', {
    yearly: true,
    commitment: 3,
    users: 50,
    systems: 9,
    landscapes: 9,
    addons: ['sso', 'reporting'],
  });

  it('resets the counts and keeps the rest', () => {
    expect(choosePlan(priceList, selection, 'enterprise')).toStrictEqual({
      plan: planOf('enterprise'),
      isYearly: true,
      commitmentYears: 3,
      userCount: 20,
      systemCount: 5,
      landscapeCount: 2,
      selectedAddons: ['sso', 'reporting'],
    });
  });

  it('moves the same needs: counts are only raised (D15)', () => {
    const moved = movePlan(select('core', { users: 20, systems: 2 }), planOf('pro'));
    expect(moved.plan).toEqual(planOf('pro'));
    expect(countsOf(moved)).toEqual([20, 3, 1]);
  });

  it('takes the default plan for an unknown one', () => {
    expect(choosePlan(priceList, selection, 'plan-9').plan.id).toBe('pro');
  });

  it('keeps the plan if there is no other', () => {
    expect(choosePlan(noPlans, selection, 'pro').plan.id).toBe('core');
  });
});

describe('billing (spec §4)', () => {
  const monthly = select('core', { users: 7, addons: ['reporting'] });
  const threeYears = select('core', { yearly: true, commitment: 3, users: 7 });

  it('yearly begins with one year', () => {
    expect(chooseYearly(monthly)).toStrictEqual({
      ...monthly,
      isYearly: true,
      commitmentYears: 1,
    });
    expect(chooseYearly(threeYears).commitmentYears).toBe(1);
  });

  it('monthly clears the commitment', () => {
    expect(chooseMonthly(threeYears)).toStrictEqual({
      ...threeYears,
      isYearly: false,
      commitmentYears: undefined,
    });
  });

  it('a commitment makes billing yearly', () => {
    expect(chooseCommitment(monthly, 2)).toStrictEqual({
      ...monthly,
      isYearly: true,
      commitmentYears: 2,
    });
  });
});

describe('counts (spec §4, D14)', () => {
  const selection = select('enterprise', { users: 25, systems: 25, landscapes: 25 });

  it.each([
    ['users', 'userCount', 20],
    ['systems', 'systemCount', 5],
    ['landscapes', 'landscapeCount', 2],
  ] as const)('of %s are set, never below the included amount', (unit, field, included) => {
    expect(setCount(selection, unit, 30)).toStrictEqual({ ...selection, [field]: 30 });
    expect(setCount(selection, unit, included + 1)).toHaveProperty(field, included + 1);
    expect(setCount(selection, unit, included - 1)).toHaveProperty(field, included);
  });

  it.each([
    [30.7, 30],
    [-1, 20],
    [Number.NaN, 20],
    [Infinity, 9007199254740991],
  ])('are whole: %d users become %d', (count, expected) => {
    expect(setCount(selection, 'users', count).userCount).toBe(expected);
  });
});

describe('addons', () => {
  const selection = select('core', { addons: ['support'] });

  it('are added at their configured place', () => {
    const withReporting = addAddon(priceList, selection, 'reporting');
    expect(withReporting).toStrictEqual({
      ...selection,
      selectedAddons: ['support', 'reporting'],
    });
    expect(addAddon(priceList, withReporting, 'sso').selectedAddons).toEqual([
      'sso',
      'support',
      'reporting',
    ]);
  });

  it.each(['support', 'compliance', 'addon-8'])('%s changes nothing', (addonId) => {
    expect(addAddon(priceList, selection, addonId)).toStrictEqual(selection);
  });

  it('are removed', () => {
    const all = select('core', { addons: ['sso', 'support', 'reporting'] });
    expect(removeAddon(all, 'support')).toStrictEqual({
      ...all,
      selectedAddons: ['sso', 'reporting'],
    });
    expect(removeAddon(all, 'addon-8')).toStrictEqual(all);
  });
});

describe('an upgrade (spec §4)', () => {
  it.each([
    ['core', 'sso', 'pro'],
    ['pro', 'sso', 'enterprise'],
    ['enterprise', 'sso', undefined],
  ])('from %s for %s leads to %s', (planId, addonId, expected) => {
    expect(findUpgradePlan(priceList, planOf(planId), addonId)?.id).toBe(expected);
  });

  it('passes over plans that disable the addon too', () => {
    const config = withPlan('pro', { disabledAddons: ['sso'] });
    expect(findUpgradePlan(config, planOf('core'), 'sso')?.id).toBe('enterprise');
    expect(findUpgradePlan(config, planOf('core'), 'support')?.id).toBe('pro');
  });

  it('never leads back', () => {
    const config = withPlan('enterprise', { disabledAddons: ['sso'] });
    expect(findUpgradePlan(config, planOf('pro'), 'sso')).toBeUndefined();
  });
});

describe('the state of an addon (spec §4)', () => {
  it.each([
    ['core', 'sso', [], 'disabled'],
    ['core', 'sso', ['sso'], 'disabled'],
    ['core', 'reporting', [], 'addable'],
    ['core', 'reporting', ['sso'], 'addable'],
    ['core', 'reporting', ['reporting'], 'selected'],
    ['pro', 'sso', [], 'included'],
    ['pro', 'sso', ['sso'], 'included'],
    ['pro', 'compliance', [], 'future'],
    ['pro', 'compliance', ['compliance'], 'future'],
  ])('in %s, %s with %o selected is %s', (planId, addonId, selectedAddons, state) => {
    expect(getAddonState({ plan: planOf(planId), selectedAddons }, addonOf(addonId))).toBe(state);
  });

  it('is future even if the plan includes or disables it', () => {
    const plan = {
      ...planOf('core'),
      includedAddons: ['compliance'],
      disabledAddons: ['notifications'],
    };
    expect(getAddonState({ plan, selectedAddons: [] }, addonOf('compliance'))).toBe('future');
    expect(getAddonState({ plan, selectedAddons: [] }, addonOf('notifications'))).toBe('future');
  });

  it('is included if the plan both includes and disables it', () => {
    const plan = { ...planOf('core'), includedAddons: ['sso'] };
    expect(getAddonState({ plan, selectedAddons: [] }, addonOf('sso'))).toBe('included');
  });
});

describe('a selection is written (D13)', () => {
  it('monthly, without addons', () => {
    expect(selectionToSearch(select('core'))).toStrictEqual({
      yearly: false,
      users: 3,
      systems: 3,
      landscapes: 1,
    });
  });

  it('yearly, with addons, in the order of the address', () => {
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

  it('always with a commitment when yearly', () => {
    const selection = { ...select('core'), isYearly: true };
    expect(selectionToSearch(selection).commitment).toBe(1);
  });

  it('never with a commitment when monthly', () => {
    expect(selectionToSearch({ ...select('core'), commitmentYears: 2 })).not.toHaveProperty(
      'commitment',
    );
  });

  it('over an address, whose foreign parameters survive', () => {
    const search = {
      utm_source: 'mail',
      yearly: true,
      users: 9,
      systems: 9,
      landscapes: 9,
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
});

describe('a link to a plan (D15)', () => {
  it.each([
    ['core', 3, 2, 1],
    ['pro', 10, 3, 1],
    ['enterprise', 20, 5, 2],
  ])('%s carries its included amounts', (planId, users, systems, landscapes) => {
    const search = { yearly: false, users, systems, landscapes };
    expect(getPlanSearch(planOf(planId))).toStrictEqual(search);
  });

  it('can carry yearly billing', () => {
    expect(getPlanSearch(planOf('core'), true)).toStrictEqual({
      yearly: true,
      users: 3,
      systems: 2,
      landscapes: 1,
      commitment: 1,
    });
  });
});
