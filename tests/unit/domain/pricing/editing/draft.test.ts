import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countItems,
  createDraft,
  draftToConfig,
  replaceConfig,
} from '#app/domain/pricing/editing/draft';
import { anyConfig } from '../arbitraries';
import { createAddon, planOf, priceList, RUNS } from '../price-list';

const keysOf = (items: readonly { key: number }[]) => items.map(({ key }) => key);

describe('a draft', () => {
  it('contains the configuration with a unique key for every plan and addon', () => {
    const draft = createDraft(priceList);
    expect(draft.PRICING_PLANS[1]).toEqual({ ...planOf('pro'), key: 1 });
    expect(keysOf(draft.PRICING_PLANS)).toEqual([0, 1, 2]);
    expect(keysOf(draft.ADDONS)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(draft).toMatchObject({ hasNewPlan: false, YEARLY_DISCOUNT: 0.15 });
  });

  it('converts back to the same configuration', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        expect(draftToConfig(createDraft(config))).toEqual(config);
      }),
      RUNS,
    );
  });
});

describe('replacing the configuration of a draft', () => {
  const draft = createDraft(priceList);

  it('keeps the keys of items with the same id at any position', () => {
    const config = {
      ...priceList,
      PRICING_PLANS: [planOf('enterprise'), { ...planOf('core'), id: 'basis' }, planOf('pro')],
      ADDONS: [createAddon('new', 1), createAddon('sso', 5)],
    };
    const adopted = replaceConfig(draft, config, 20);
    expect(keysOf(adopted.PRICING_PLANS)).toEqual([2, 21, 1]);
    expect(keysOf(adopted.ADDONS)).toEqual([23, 3]);
    expect(countItems(config)).toBe(5);
    expect(adopted.hasNewPlan).toBe(false);
    expect(adopted.ADDONS[1]?.price).toBe(5);
  });

  it('matches plans with the same id by their order', () => {
    const core = planOf('core');
    const twice = createDraft({ ...priceList, PRICING_PLANS: [core, core] });
    const config = { ...priceList, PRICING_PLANS: [core, core, core] };
    const adopted = replaceConfig(twice, config, 20);
    expect(keysOf(adopted.PRICING_PLANS)).toEqual([0, 1, 22]);
  });

  it('never gives one key to two items', () => {
    fc.assert(
      fc.property(anyConfig, anyConfig, anyConfig, (first, second, third) => {
        const firstKey = countItems(first);
        const nextKey = firstKey + countItems(second);
        const adopted = replaceConfig(
          replaceConfig(createDraft(first), second, firstKey),
          third,
          nextKey,
        );
        const keys = keysOf([...adopted.PRICING_PLANS, ...adopted.ADDONS]);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every((key) => key < nextKey + countItems(third))).toBe(true);
        expect(draftToConfig(adopted)).toEqual(third);
      }),
      RUNS,
    );
  });
});
