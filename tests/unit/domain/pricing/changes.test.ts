import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, getMovedNumbers, listChanges } from '#app/domain/pricing/changes';
import type { Plan } from '#app/domain/pricing/config';
import {
  createDraft,
  type Draft,
  draftToConfig,
  replaceConfig,
} from '#app/domain/pricing/editing/draft';
import { addItem, moveItem, removeItem } from '#app/domain/pricing/editing/draft-items';
import { anyConfig } from './arbitraries';
import { withPlan as listWithPlan, planOf, priceList, RUNS } from './price-list';

const draft = createDraft(priceList);
const texts = { title: 'Neues Paket', description: 'Beschreibung', feature: 'Feature 1' };

const core = { list: 'PRICING_PLANS', key: 0, title: 'Core', id: 'core' };
const pro = { list: 'PRICING_PLANS', key: 1, title: 'Pro', id: 'pro' };
const enterprise = { list: 'PRICING_PLANS', key: 2, title: '', id: 'enterprise' };
const sso = { list: 'ADDONS', key: 3, title: 'Einmalanmeldung', id: 'sso' };

const withPlan = (id: string, change: Partial<Plan>) => createDraft(listWithPlan(id, change));

/** Changes of saving `after`. */
const changesTo = (after: Draft): Change[] => listChanges(draft, after);

it('a flag that is off instead of missing is no change', () => {
  expect(changesTo(withPlan('core', { highlighted: false }))).toEqual([]);
});

it('every difference is listed, and an equal configuration has none', () => {
  fc.assert(
    fc.property(anyConfig, anyConfig, (one, other) => {
      const before = createDraft(one);
      const listTo = (config: typeof one) => listChanges(before, replaceConfig(before, config, 50));
      expect(listTo(structuredClone(one))).toEqual([]);
      if (listTo(other).length === 0) expect(other).toEqual(one);
    }),
    RUNS,
  );
});

// `fields.test.ts` changes each field.
it('a value is listed with its old one, and the item with its new name', () => {
  const item = { ...core, title: 'Basis' };
  const change = { title: 'Basis', basePrice: 529, highlighted: true };
  expect(changesTo(withPlan('core', change))).toEqual([
    { kind: 'value', item, field: 'title', before: 'Core', after: 'Basis' },
    { kind: 'value', item, field: 'basePrice', before: 499, after: 529 },
    { kind: 'value', item, field: 'highlighted', before: false, after: true },
  ]);
});

it.each<[keyof Plan, string[], string[], string[]]>([
  ['disabledAddons', ['sso', 'support', 'reporting'], ['reporting'], []],
  ['disabledAddons', ['support', 'sso'], [], []],
  ['disabledAddons', ['sso', 'sso', 'support'], ['sso'], []],
  ['features', ['Dashboard', 'Bericht'], ['Bericht'], ['Explorer']],
])('%s of a plan becomes %j: added %j, removed %j', (field, after, added, removed) => {
  const changed = withPlan('core', { [field]: after });
  expect(changesTo(changed)).toEqual([{ kind: 'list', item: core, field, added, removed }]);
  const back = { kind: 'list', item: core, field, added: removed, removed: added };
  expect(listChanges(changed, draft)).toEqual([back]);
});

it('texts in another language survive editing and are listed when they change', () => {
  const TEXTS = { en: { plans: { core: { title: 'Basic' } }, addons: {} } };
  const after = createDraft({ ...priceList, TEXTS });
  expect(draftToConfig(after)).toEqual({ ...priceList, TEXTS });
  expect(changesTo(after)).toEqual([{ kind: 'texts', language: 'en' }]);
  expect(listChanges(after, { ...after, YEARLY_DISCOUNT: 0.2 })).toHaveLength(1);
});

describe('plans and addons', () => {
  it('are added and removed', () => {
    const after = removeItem(addItem(draft, 'PRICING_PLANS', texts, 10), 'PRICING_PLANS', 0);
    expect(changesTo(after)).toEqual([
      {
        kind: 'added',
        item: { list: 'PRICING_PLANS', key: 10, title: 'Neues Paket', id: 'plan-4' },
      },
      { kind: 'removed', item: core },
    ]);
    expect(changesTo(removeItem(addItem(draft, 'ADDONS', texts, 10), 'ADDONS', 3))).toMatchObject([
      { kind: 'added', item: { list: 'ADDONS', key: 10, id: 'addon-8' } },
      { kind: 'removed', item: sso },
    ]);
  });

  it('are added at any position without moving others', () => {
    const added = addItem(draft, 'PRICING_PLANS', texts, 10);
    expect(changesTo(moveItem(added, 'PRICING_PLANS', 10, 2))).toMatchObject([
      { kind: 'added', item: { key: 10 } },
    ]);
  });

  it('are listed as moved for as few items as possible, with positions from 1', () => {
    expect(changesTo(moveItem(draft, 'PRICING_PLANS', 2, 0))).toEqual([
      { kind: 'moved', item: enterprise, before: 3, after: 1 },
    ]);
    expect(changesTo(removeItem(moveItem(draft, 'PRICING_PLANS', 1, 0), 'ADDONS', 3))).toEqual([
      { kind: 'moved', item: core, before: 1, after: 2 },
      { kind: 'removed', item: sso },
    ]);
  });

  it('are listed in the order plans, costs, addons, each in its new order', () => {
    const moved = moveItem(withPlan('pro', { basePrice: 1299 }), 'PRICING_PLANS', 1, 2);
    const EXTRA_COSTS = { USER_PRICE: 50, SYSTEM_PRICE: 130, LANDSCAPE_PRICE: 60 };
    const { ADDONS } = removeItem(draft, 'ADDONS', 3);
    expect(changesTo({ ...moved, EXTRA_COSTS, YEARLY_DISCOUNT: 0.1, ADDONS })).toEqual([
      { kind: 'moved', item: pro, before: 2, after: 3 },
      { kind: 'value', item: pro, field: 'basePrice', before: 1199, after: 1299 },
      { kind: 'extra-cost', field: 'USER_PRICE', before: 49, after: 50 },
      { kind: 'extra-cost', field: 'SYSTEM_PRICE', before: 129, after: 130 },
      { kind: 'extra-cost', field: 'LANDSCAPE_PRICE', before: 59, after: 60 },
      { kind: 'discount', before: 0.15, after: 0.1 },
      { kind: 'removed', item: sso },
    ]);
  });

  it('with equal content are distinguished by their keys', () => {
    const twice = createDraft({ ...priceList, PRICING_PLANS: [planOf('core'), planOf('core')] });
    expect(listChanges(twice, removeItem(twice, 'PRICING_PLANS', 0))).toEqual([
      { kind: 'removed', item: core },
    ]);
  });
});

it.each([
  [[], []],
  [[0, 3, 1, 2, 4], [3]],
  [
    [4, 3, 2, 1, 0],
    [3, 2, 1, 0],
  ],
  [
    [5, 0, 1, 6, 2, 3],
    [5, 6],
  ],
])('of %j the moved ones are %j', (numbers, moved) => {
  expect([...getMovedNumbers(numbers)]).toEqual(moved);
});

it('moving one item gives only that item', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 40 }), fc.nat(), fc.nat(), (length, from, to) => {
      const order = Array.from({ length }, (_, index) => index);
      const [item = -1] = order.splice(from % length, 1);
      order.splice(to % length, 0, item);
      const moved = getMovedNumbers(order);
      expect(moved.size).toBeLessThanOrEqual(1);
      const rest = order.filter((number) => !moved.has(number));
      expect(rest).toEqual(rest.toSorted((a, b) => a - b));
    }),
    RUNS,
  );
});
