import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adoptConfig, createDraft, readDraft } from '#app/domain/pricing/draft';
import { anyConfig } from './arbitraries';
import { createAddon, planOf, priceList, RUNS } from './price-list';

const keysOf = (items: readonly { key: number }[]) => items.map(({ key }) => key);

describe('a draft', () => {
  it('holds the configuration, with a key of its own for every plan and addon', () => {
    const draft = createDraft(priceList);
    expect(draft.PRICING_PLANS[1]).toEqual({ ...planOf('pro'), key: 1 });
    expect(keysOf(draft.PRICING_PLANS)).toEqual([0, 1, 2]);
    expect(keysOf(draft.ADDONS)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(draft).toMatchObject({ nextKey: 10, hasNewPlan: false, YEARLY_DISCOUNT: 0.15 });
  });

  it('gives back exactly what it was made of', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        expect(readDraft(createDraft(config))).toEqual(config);
      }),
      RUNS,
    );
  });
});

describe('another configuration in place of a draft', () => {
  const draft = createDraft(priceList);

  it('keeps the keys of items with the same id, wherever they stand now', () => {
    const adopted = adoptConfig(draft, {
      ...priceList,
      PRICING_PLANS: [planOf('enterprise'), { ...planOf('core'), id: 'basis' }, planOf('pro')],
      ADDONS: [createAddon('new', 1), createAddon('sso', 5)],
    });
    expect(keysOf(adopted.PRICING_PLANS)).toEqual([2, 11, 1]);
    expect(keysOf(adopted.ADDONS)).toEqual([13, 3]);
    expect(adopted).toMatchObject({ nextKey: 15, hasNewPlan: false });
    expect(adopted.ADDONS[1]?.price).toBe(5);
  });

  it('tells plans with the same id apart by their order', () => {
    const core = planOf('core');
    const twice = createDraft({ ...priceList, PRICING_PLANS: [core, core] });
    const adopted = adoptConfig(twice, { ...priceList, PRICING_PLANS: [core, core, core] });
    expect(keysOf(adopted.PRICING_PLANS)).toEqual([0, 1, 11]);
  });

  it('never gives one key to two items', () => {
    fc.assert(
      fc.property(anyConfig, anyConfig, anyConfig, (first, second, third) => {
        const adopted = adoptConfig(adoptConfig(createDraft(first), second), third);
        const keys = keysOf([...adopted.PRICING_PLANS, ...adopted.ADDONS]);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every((key) => key < adopted.nextKey)).toBe(true);
        expect(readDraft(adopted)).toEqual(third);
      }),
      RUNS,
    );
  });
});
