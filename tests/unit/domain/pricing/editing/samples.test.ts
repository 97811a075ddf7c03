import { describe, expect, it } from 'vitest';
import { floorToEuros } from '#app/domain/pricing/amount';
import { createDraft, type Draft } from '#app/domain/pricing/editing/draft';
import { moveItem, removeItem } from '#app/domain/pricing/editing/draft-items';
import { quoteSamples } from '#app/domain/pricing/editing/samples';
import { priceList, withPlan } from '../price-list';

const draft = createDraft(priceList);

function pricesOf(before: Draft, after: Draft) {
  return quoteSamples(before, after).map((sample) => [
    sample.plan.title,
    sample.before && floorToEuros(sample.before),
    sample.after && floorToEuros(sample.after),
  ]);
}

it('the sample customers have these totals with the built-in list', () => {
  const shown = quoteSamples(draft, draft).map(({ name, counts, commitmentYears }) => [
    name,
    Object.values(counts),
    commitmentYears,
  ]);
  expect(shown).toEqual([
    ['small', [3, 2, 1], undefined],
    ['medium', [10, 4, 2], 1],
    ['large', [120, 12, 5], 3],
  ]);
  // 499 · (499 + 7 × 49 + 2 × 129 + 59 + 199) × 12 × 0.85 ·
  // (1199 + 110 × 36.75 + 9 × 129 + 4 × 59) × 12 × 0.75, the addon being free.
  expect(pricesOf(draft, draft)).toEqual([
    ['Core', 499, 499],
    ['Core', 13_851, 13_851],
    ['Pro', 59_746, 59_746],
  ]);
});

describe('after a change', () => {
  it('of a price, affected customers pay another total', () => {
    const after = createDraft(withPlan('core', { basePrice: 529, title: 'Basis' }));
    expect(pricesOf(draft, after)).toEqual([
      ['Basis', 499, 529],
      ['Basis', 13_851, 14_157],
      ['Pro', 59_746, 59_746],
    ]);
  });

  it('of an addon, only the second customer pays another total', () => {
    const after = removeItem(draft, 'ADDONS', 5);
    expect(pricesOf(draft, after).map(([, , price]) => price)).toEqual([499, 11_821, 59_746]);
  });

  it('no sample has fewer than the included amounts', () => {
    const counts = { includedUsers: 12, includedSystems: 5, includedLandscapes: 3 };
    const after = createDraft(withPlan('core', counts));
    expect(pricesOf(draft, after).map(([, , price]) => price)).toEqual([499, 7119, 59_746]);
  });

  it('customers keep their plans at any position', () => {
    expect(pricesOf(draft, moveItem(draft, 'PRICING_PLANS', 0, 2))).toEqual([
      ['Core', 499, 499],
      ['Core', 13_851, 13_851],
      ['Pro', 59_746, 59_746],
    ]);
  });

  it('a removed or sales-only plan has no total', () => {
    expect(pricesOf(draft, removeItem(draft, 'PRICING_PLANS', 0))).toEqual([
      ['Core', 499, undefined],
      ['Core', 13_851, undefined],
      ['Pro', 59_746, 59_746],
    ]);
    const onRequest = createDraft(withPlan('pro', { salesOnly: true }));
    expect(pricesOf(draft, onRequest)[2]).toEqual(['Pro', 59_746, undefined]);
  });

  it('a plan that gets a list price has a total', () => {
    const before = createDraft({ ...priceList, PRICING_PLANS: [] });
    const after = createDraft(withPlan('pro', { salesOnly: true }));
    expect(pricesOf(before, after)).toEqual([
      ['Core', undefined, 499],
      ['Core', undefined, 13_851],
      // (499 + 117 × 36.75 + 10 × 129 + 4 × 59 + 199) × 12 × 0.75
      ['Core', undefined, 58_713],
    ]);
  });
});

it('there are no samples without a plan with list price', () => {
  const onRequest = createDraft({
    ...priceList,
    PRICING_PLANS: priceList.PRICING_PLANS.slice(2),
  });
  expect(quoteSamples(onRequest, onRequest)).toEqual([]);
});
