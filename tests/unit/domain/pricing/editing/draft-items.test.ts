import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraft, type Draft, draftToConfig } from '#app/domain/pricing/editing/draft';
import {
  addItem,
  dropUntouchedPlans,
  fractionToPercent,
  moveItem,
  parseEntries,
  percentToFraction,
  removeItem,
  renameItem,
} from '#app/domain/pricing/editing/draft-items';
import { newAddon, newPlan, planOf, priceList, RUNS } from '../price-list';

const planTexts = { title: 'Neues Paket', description: 'Beschreibung', feature: 'Feature 1' };
const addonTexts = { title: 'Neues Addon', description: 'Beschreibung', feature: 'Feature 1' };
const draft = createDraft(priceList);

const planIds = ({ PRICING_PLANS }: Draft) => PRICING_PLANS.map(({ id }) => id);
const addonIds = ({ ADDONS }: Draft) => ADDONS.map(({ id }) => id);

describe('a new plan (spec §3, D21)', () => {
  it('has the specified defaults and is the last', () => {
    const added = addItem(draft, 'PRICING_PLANS', planTexts, 10);
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
    expect(planIds(addItem(createDraft(taken), 'PRICING_PLANS', planTexts, 10))).toEqual([
      'core',
      'plan-3',
      'plan-4',
    ]);
    const added = addItem(draft, 'PRICING_PLANS', planTexts, 10);
    const twice = addItem(added, 'PRICING_PLANS', planTexts, 11);
    expect(planIds(twice).slice(3)).toEqual(['plan-4', 'plan-5']);
    const empty = createDraft({ ...priceList, PRICING_PLANS: [] });
    expect(planIds(addItem(empty, 'PRICING_PLANS', planTexts, 10))).toEqual(['plan-1']);
  });
});

it('a new addon has the specified defaults and is the last (spec §3, D21)', () => {
  const added = addItem(draft, 'ADDONS', addonTexts, 10);
  expect(draftToConfig(added).ADDONS.at(-1)).toStrictEqual(newAddon);
  expect(added.ADDONS).toHaveLength(8);
  expect(added.hasNewPlan).toBe(false);
  expect(added.ADDONS.at(-1)?.key).toBe(10);
});

describe('deleting', () => {
  it('removes one plan or one addon', () => {
    expect(planIds(removeItem(draft, 'PRICING_PLANS', 1))).toEqual(['core', 'enterprise']);
    expect(addonIds(removeItem(draft, 'ADDONS', 4))).not.toContain('support');
    expect(removeItem(draft, 'ADDONS', 4).ADDONS).toHaveLength(6);
    expect(removeItem(draft, 'ADDONS', 99)).toEqual(draft);
  });

  it('of a plan resets hasNewPlan; an addon does not, removed or added (spec §4)', () => {
    const added = addItem(draft, 'PRICING_PLANS', planTexts, 10);
    expect(removeItem(added, 'PRICING_PLANS', 0).hasNewPlan).toBe(false);
    expect(removeItem(added, 'ADDONS', 4).hasNewPlan).toBe(true);
    expect(addItem(added, 'ADDONS', addonTexts, 11).hasNewPlan).toBe(true);
  });
});

it.each([
  [0, 2, ['pro', 'enterprise', 'core']],
  [0, 1, ['pro', 'core', 'enterprise']],
  [2, 0, ['enterprise', 'core', 'pro']],
  [1, 1, ['core', 'pro', 'enterprise']],
  [2, -1, ['enterprise', 'core', 'pro']],
  [0, 99, ['pro', 'enterprise', 'core']],
  [99, 0, ['core', 'pro', 'enterprise']],
])('moving the plan with the key %d to index %d', (key, to, ids) => {
  expect(planIds(moveItem(draft, 'PRICING_PLANS', key, to))).toEqual(ids);
});

describe('plans dropped before saving (spec §4)', () => {
  it('are new ones with unchanged title and description', () => {
    const added = addItem(draft, 'PRICING_PLANS', planTexts, 10);
    expect(planIds(dropUntouchedPlans(added, planTexts))).toEqual(['core', 'pro', 'enterprise']);
    expect(dropUntouchedPlans(added, planTexts).hasNewPlan).toBe(false);
  });

  it.each([{ title: 'Starter' }, { description: 'Für den Anfang' }])(
    'is not a new plan with %o',
    (change) => {
      const added = addItem(draft, 'PRICING_PLANS', planTexts, 10);
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
    const added = addItem(withOlder, 'PRICING_PLANS', planTexts, 10);
    expect(planIds(dropUntouchedPlans(added, planTexts))).toEqual(['pro']);
  });

  it('are none after a plan was deleted', () => {
    const added = removeItem(addItem(draft, 'PRICING_PLANS', planTexts, 10), 'PRICING_PLANS', 0);
    expect(planIds(dropUntouchedPlans(added, planTexts))).toEqual(['pro', 'enterprise', 'plan-4']);
  });
});

describe('typed entries', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['sso', ['sso']],
    [' sso ,support,\treporting ', ['sso', 'support', 'reporting']],
    ['sso,sso', ['sso', 'sso']],
    ['a b, c', ['a b', 'c']],
  ])('ids (spec §5): %j', (text, ids) => {
    expect(parseEntries(text, ',')).toEqual(ids);
  });

  it('features, one per line', () => {
    expect(parseEntries('One, two\n\n three ', '\n')).toEqual(['One, two', 'three']);
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

const SSO = 3;

const listsOf = ({ PRICING_PLANS }: Draft) =>
  PRICING_PLANS.map(({ includedAddons, disabledAddons }) => [includedAddons, disabledAddons]);

describe('renaming an addon (D21)', () => {
  it('changes every list that contains it, and nothing else', () => {
    const renamed = renameItem(draft, 'ADDONS', SSO, 'login');
    expect(renamed.ADDONS.map(({ id }) => id).slice(0, 2)).toEqual(['login', 'support']);
    expect(listsOf(renamed)).toEqual([
      [[], ['login', 'support']],
      [['login', 'support'], []],
      [['login', 'support'], []],
    ]);
  });

  it('shares unaffected plans', () => {
    const renamed = renameItem(draft, 'ADDONS', 5, 'reports');
    expect(renamed.PRICING_PLANS[0]).toBe(draft.PRICING_PLANS[0]);
  });

  it.each(['', 'support'])('to %j leaves the lists with the id they know', (id) => {
    expect(listsOf(renameItem(draft, 'ADDONS', SSO, id))).toEqual(listsOf(draft));
  });

  it('with a duplicate id keeps the references of the other one', () => {
    const shared = renameItem(draft, 'ADDONS', SSO, 'support');
    const renamed = renameItem(shared, 'ADDONS', SSO, 'login');
    expect(listsOf(renamed)[1]).toEqual([['sso', 'support'], []]);
  });

  it('without an id changes no list', () => {
    const unnamed = renameItem(draft, 'ADDONS', SSO, '');
    expect(listsOf(renameItem(unnamed, 'ADDONS', SSO, 'login'))).toEqual(listsOf(draft));
  });

  it('that was removed changes nothing', () => {
    expect(renameItem(draft, 'ADDONS', -1, 'x')).toBe(draft);
  });

  it('is not done by renaming a plan with the same id', () => {
    const shared = renameItem(draft, 'PRICING_PLANS', 0, 'sso');
    expect(listsOf(renameItem(shared, 'PRICING_PLANS', 0, 'login'))).toEqual(listsOf(draft));
  });
});

describe('renaming a plan or addon that has texts in other languages', () => {
  const english = {
    plans: { core: { title: 'Basic' }, old: { title: 'Orphan' } },
    addons: { sso: { title: 'Sign-on' } },
  };
  const written = createDraft({ ...priceList, TEXTS: { en: english } });
  const textsOf = ({ TEXTS }: Draft) => TEXTS?.en;

  it('moves the texts to the new id', () => {
    const plan = renameItem(written, 'PRICING_PLANS', 0, 'basic');
    expect(plan.PRICING_PLANS[0]?.id).toBe('basic');
    expect(textsOf(plan)?.plans).toEqual({ basic: { title: 'Basic' }, old: { title: 'Orphan' } });
    expect(textsOf(renameItem(written, 'ADDONS', SSO, 'login'))?.addons).toEqual({
      login: { title: 'Sign-on' },
    });
  });

  it('to the id of another item keeps the texts', () => {
    expect(textsOf(renameItem(written, 'PRICING_PLANS', 0, 'pro'))).toEqual(english);
  });
});
