import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAlternatives } from '#app/domain/pricing/advice/best-advice';
import { computeShownDifference } from '#app/domain/pricing/advice/savings';
import { compareAmounts } from '#app/domain/pricing/amount';
import type { PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import { getAddonState, type Selection } from '#app/domain/pricing/selection';
import { resolved } from '../arbitraries';
import { planOf, priceList, RUNS, select, withPlan } from '../price-list';

function describeAll(config: PricingConfig, selection: Selection) {
  return listAlternatives(config, selection).map(
    ({ selection: { plan }, quote, droppedAddons }) => [plan.id, quote.totalShown, droppedAddons],
  );
}

const inPro = { users: 10, systems: 3 };

describe('alternatives without unchosen addons (D30)', () => {
  it('contain Core without the addons of Pro, for the same counts', () => {
    // 499 + 7 × 49 + 129 = 971 against 1199
    expect(describeAll(priceList, select('pro', inPro))).toEqual([
      ['core', 971, ['sso', 'support']],
    ]);
    const [core] = listAlternatives(priceList, select('pro', inPro));
    expect(core?.selection).toMatchObject({ userCount: 10, systemCount: 3, landscapeCount: 1 });
  });

  it('keep term and chosen addons', () => {
    const search = { ...inPro, addons: ['reporting'], yearly: true, commitment: 2 };
    const [core] = listAlternatives(priceList, select('pro', search));
    // (971 + 199) × 12 × 0.8 = 11232 against 11510.4
    expect(core?.quote.totalShown).toBe(11_232);
    expect(core?.selection).toMatchObject({ commitmentYears: 2, selectedAddons: ['reporting'] });
  });

  it('never drop a chosen addon', () => {
    expect(describeAll(priceList, select('pro', { ...inPro, addons: ['sso'] }))).toEqual([]);
  });

  it('are empty without a saving', () => {
    // Core for 15 users and 3 systems: 499 + 12 × 49 + 129 = 1216 against 1199 + 5 × 49 = 1444
    expect(describeAll(priceList, select('pro', { users: 15 }))).toHaveLength(1);
    // 499 + 7 × 49 + 129 = 971: one euro less is something, the same is nothing.
    const barely = withPlan('pro', { basePrice: 972 });
    expect(describeAll(barely, select('pro', inPro, barely))).toHaveLength(1);
    const same = withPlan('pro', { basePrice: 971.99 });
    expect(describeAll(same, select('pro', inPro, same))).toEqual([]);
    expect(describeAll(priceList, select('core'))).toEqual([]);
  });

  it('list the dropped addons, disabled or charged', () => {
    const config = withPlan('core', { disabledAddons: ['sso'] });
    expect(describeAll(config, select('pro', inPro, config))).toEqual([
      ['core', 971, ['sso', 'support']],
      // Support is booked for 99.
      ['core', 1070, ['sso']],
    ]);
  });

  it('omit a plan that offers less than another for the same price', () => {
    const { PRICING_PLANS, ...rest } = priceList;
    const full = { ...planOf('pro'), id: 'full', basePrice: 900 };
    const config = { ...rest, PRICING_PLANS: [...PRICING_PLANS, full] };
    expect(describeAll(config, select('pro', inPro, config))).toEqual([]);
  });

  it('contain only the cheaper of two plans that drop the same', () => {
    const { PRICING_PLANS, ...rest } = priceList;
    const twin = { ...planOf('core'), id: 'twin', basePrice: 399 };
    const config = { ...rest, PRICING_PLANS: [...PRICING_PLANS, twin] };
    expect(describeAll(config, select('pro', inPro, config))).toEqual([
      ['twin', 871, ['sso', 'support']],
    ]);
  });

  it('ignore sales-only plans', () => {
    const config = withPlan('core', { salesOnly: true });
    expect(describeAll(config, select('pro', inPro, config))).toEqual([]);
    expect(describeAll(priceList, select('enterprise', { users: 20 }))).toEqual([]);
  });

  it('omit infinite prices', () => {
    const config = {
      ...withPlan('core', { basePrice: 1e308 }),
      EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 0, SYSTEM_PRICE: 0, LANDSCAPE_PRICE: 0 },
    };
    const dear = { ...planOf('pro'), basePrice: 1.1e308 };
    const both = { ...config, PRICING_PLANS: [planOf('core', config), dear] };
    expect(describeAll(both, select('pro', { ...inPro, yearly: true }, both))).toEqual([]);
  });
});

describe('for any price list', { timeout: 120_000 }, () => {
  it('the price is that of the resulting selection and at least a euro lower', () => {
    fc.assert(
      fc.property(resolved, ({ config, selection }) => {
        const before = quoteSelection(config, selection);
        return listAlternatives(config, selection).every(({ selection: next, quote }) => {
          const after = quoteSelection(config, next);
          return (
            compareAmounts(after.total, quote.total) === 0 &&
            computeShownDifference(before.total, after.total) >= 1
          );
        });
      }),
      RUNS,
    );
  });

  it('the dropped addons are complete and were not chosen', () => {
    fc.assert(
      fc.property(resolved, ({ config, selection }) => {
        const before = listUsable(config, selection);
        return listAlternatives(config, selection).every(({ selection: next, droppedAddons }) => {
          const after = listUsable(config, next);
          const lost = before.filter((id) => !after.includes(id));
          const keepsChosen =
            next.userCount >= selection.userCount &&
            next.systemCount >= selection.systemCount &&
            next.landscapeCount >= selection.landscapeCount &&
            next.commitmentYears === selection.commitmentYears;
          return (
            keepsChosen &&
            lost.join() === droppedAddons.join() &&
            !lost.some((id) => selection.selectedAddons.includes(id))
          );
        });
      }),
      RUNS,
    );
  });

  /** Addons that can be used, of repeated ids the first. */
  function listUsable(config: PricingConfig, selection: Selection): string[] {
    const usable = config.ADDONS.filter((addon, index) => {
      const isFirst = config.ADDONS.findIndex(({ id }) => id === addon.id) === index;
      const state = getAddonState(selection, addon);
      return isFirst && (state === 'included' || state === 'selected');
    });
    return usable.map(({ id }) => id);
  }
});
