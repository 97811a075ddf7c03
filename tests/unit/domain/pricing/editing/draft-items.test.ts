import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraft, type Draft, draftToConfig } from '#app/domain/pricing/editing/draft';
import {
  addDraftAddon,
  addDraftPlan,
  dropUntouchedPlans,
  formatIdList,
  fractionToPercent,
  moveItem,
  parseIdList,
  percentToFraction,
  removeItem,
} from '#app/domain/pricing/editing/draft-items';
import { createAddon, newPlan, planOf, priceList, RUNS } from '../price-list';

const planTexts = { title: 'Neues Paket', description: 'Beschreibung', feature: 'Feature 1' };
const addonTexts = { title: 'Neues Addon', description: 'Beschreibung', feature: 'Feature 1' };
const draft = createDraft(priceList);

const planIds = ({ PRICING_PLANS }: Draft) => PRICING_PLANS.map(({ id }) => id);
const addonIds = ({ ADDONS }: Draft) => ADDONS.map(({ id }) => id);

describe('a new plan (spec §3, D21)', () => {
  it('has the specified defaults and is the last', () => {
    const added = addDraftPlan(draft, planTexts, 10);
    expect(draftToConfig(added).PRICING_PLANS.at(-1)).toStrictEqual(newPlan);
    expect(planIds(added)).toEqual(['core', 'pro', 'enterprise', 'plan-4']);
    expect(added.hasNewPlan).toBe(true);
    expect(added.PRICING_PLANS.at(-1)?.key).toBe(10);
    expect(added.ADDONS).toBe(draft.ADDONS);
  });

  it('takes the next free number above the length of the list', () => {
    const taken = {
      ...priceList,
      PRICING_PLANS: [planOf('core'), { ...planOf('pro'), id: 'plan-3' }],
    };
    expect(planIds(addDraftPlan(createDraft(taken), planTexts, 10))).toEqual([
      'core',
      'plan-3',
      'plan-4',
    ]);
    expect(
      planIds(addDraftPlan(addDraftPlan(draft, planTexts, 10), planTexts, 11)).slice(3),
    ).toEqual(['plan-4', 'plan-5']);
    const empty = createDraft({ ...priceList, PRICING_PLANS: [] });
    expect(planIds(addDraftPlan(empty, planTexts, 10))).toEqual(['plan-1']);
  });
});

describe('a new addon (spec §3, D21)', () => {
  it('has the specified defaults and is the last', () => {
    const added = addDraftAddon(draft, addonTexts, 10);
    expect(draftToConfig(added).ADDONS.at(-1)).toStrictEqual({
      id: 'addon-8',
      title: 'Neues Addon',
      icon: '',
      price: 0,
      description: 'Beschreibung',
      longDescription: '',
      features: ['Feature 1'],
      status: 'available',
      statusText: '',
      image: '',
      highlighted: false,
    });
    expect(added.ADDONS).toHaveLength(8);
    expect(added.hasNewPlan).toBe(false);
    expect(added.ADDONS.at(-1)?.key).toBe(10);
  });

  it('takes the next free number above the length of the list', () => {
    const config = { ...priceList, ADDONS: [createAddon('addon-2', 1)] };
    expect(addonIds(addDraftAddon(createDraft(config), addonTexts, 10))).toEqual([
      'addon-2',
      'addon-3',
    ]);
  });
});

describe('deleting', () => {
  it('removes one plan or one addon', () => {
    expect(planIds(removeItem(draft, 'PRICING_PLANS', 1))).toEqual(['core', 'enterprise']);
    expect(addonIds(removeItem(draft, 'ADDONS', 4))).not.toContain('support');
    expect(removeItem(draft, 'ADDONS', 4).ADDONS).toHaveLength(6);
    expect(removeItem(draft, 'ADDONS', 99)).toEqual(draft);
  });

  it('of a plan resets hasNewPlan; of an addon does not (spec §4)', () => {
    const added = addDraftPlan(draft, planTexts, 10);
    expect(removeItem(added, 'PRICING_PLANS', 0).hasNewPlan).toBe(false);
    expect(removeItem(added, 'ADDONS', 4).hasNewPlan).toBe(true);
  });
});

describe('moving', () => {
  it.each([
    [0, 2, ['pro', 'enterprise', 'core']],
    [0, 1, ['pro', 'core', 'enterprise']],
    [2, 0, ['enterprise', 'core', 'pro']],
    [1, 1, ['core', 'pro', 'enterprise']],
    [2, -1, ['enterprise', 'core', 'pro']],
    [0, 99, ['pro', 'enterprise', 'core']],
    [99, 0, ['core', 'pro', 'enterprise']],
  ])('the plan with the key %d to index %d', (key, to, ids) => {
    expect(planIds(moveItem(draft, 'PRICING_PLANS', key, to))).toEqual(ids);
  });

  it('an addon', () => {
    expect(addonIds(moveItem(draft, 'ADDONS', 9, 0)).slice(0, 2)).toEqual(['notifications', 'sso']);
  });
});

describe('plans dropped before saving (spec §4)', () => {
  it('are new ones with unchanged title and description', () => {
    const added = addDraftPlan(draft, planTexts, 10);
    expect(planIds(dropUntouchedPlans(added, planTexts))).toEqual(['core', 'pro', 'enterprise']);
    expect(dropUntouchedPlans(added, planTexts).hasNewPlan).toBe(false);
  });

  it.each([{ title: 'Starter' }, { description: 'Für den Anfang' }])(
    'is not a new plan with %o',
    (change) => {
      const added = addDraftPlan(draft, planTexts, 10);
      const plans = added.PRICING_PLANS.map((plan) =>
        plan.id === 'plan-4' ? { ...plan, ...change } : plan,
      );
      const saved = dropUntouchedPlans({ ...added, PRICING_PLANS: plans }, planTexts);
      expect(planIds(saved)).toEqual(['core', 'pro', 'enterprise', 'plan-4']);
      expect(saved.hasNewPlan).toBe(false);
    },
  );

  it('include older ones with default texts if a plan was added', () => {
    const older = {
      ...planOf('core'),
      id: 'old',
      title: 'Neues Paket',
      description: 'Beschreibung',
    };
    const withOlder = createDraft({ ...priceList, PRICING_PLANS: [older, planOf('pro')] });
    expect(dropUntouchedPlans(withOlder, planTexts)).toBe(withOlder);
    const added = addDraftPlan(withOlder, planTexts, 10);
    expect(planIds(dropUntouchedPlans(added, planTexts))).toEqual(['pro']);
  });

  it('are none after a plan was deleted', () => {
    const added = removeItem(addDraftPlan(draft, planTexts, 10), 'PRICING_PLANS', 0);
    expect(planIds(dropUntouchedPlans(added, planTexts))).toEqual(['pro', 'enterprise', 'plan-4']);
  });
});

describe('typed ids (spec §5)', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['sso', ['sso']],
    [' sso ,support,\treporting ', ['sso', 'support', 'reporting']],
    ['sso,sso', ['sso', 'sso']],
    ['a b, c', ['a b', 'c']],
  ])('%j', (text, ids) => {
    expect(parseIdList(text)).toEqual(ids);
  });

  it('are shown with a comma and a space', () => {
    expect(formatIdList(['sso', 'support'])).toBe('sso, support');
    expect(formatIdList([])).toBe('');
  });
});

describe('a discount in percent (spec §5)', () => {
  it.each([
    [15, 0.15],
    [0, 0],
    [7, 0.07],
    [14.2, 0.142],
    [12.5, 0.125],
    [-3, -0.03],
    [100, 1],
  ])('%d is stored as %d', (percent, rate) => {
    expect(percentToFraction(percent)).toBe(rate);
    expect(fractionToPercent(rate)).toBe(percent);
  });

  it('is the same after storing and displaying', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(6), (units, scale) => {
        const percent = Number(`${units}e-${scale}`);
        expect(fractionToPercent(percentToFraction(percent))).toBe(percent);
      }),
      RUNS,
    );
  });
});
