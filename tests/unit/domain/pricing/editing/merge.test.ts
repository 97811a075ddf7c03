import { describe, expect, it } from 'vitest';
import {
  createDraft,
  type Draft,
  draftToConfig,
  replaceConfig,
} from '#app/domain/pricing/editing/draft';
import { addDraftPlan, moveItem, removeItem } from '#app/domain/pricing/editing/draft-items';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';
import { priceList } from '../price-list';

const before = createDraft(priceList);
const texts = { title: 'Neues Paket', description: 'Beschreibung', feature: 'Feature 1' };

function editPlan(draft: Draft, index: number, change: Partial<Draft['PRICING_PLANS'][number]>) {
  const PRICING_PLANS = draft.PRICING_PLANS.map((plan, at) =>
    at === index ? { ...plan, ...change } : plan,
  );
  return { ...draft, PRICING_PLANS };
}

const idsOf = ({ PRICING_PLANS }: Draft) => PRICING_PLANS.map(({ id }) => id);

describe('merging the drafts of two editors', () => {
  it('keeps the added items of both', () => {
    const mine = addDraftPlan(before, { ...texts, title: 'Mein' }, 100);
    const theirs = addDraftPlan(before, { ...texts, title: 'Ihr' }, 200);
    const merged = mergeDrafts(before, mine, theirs);
    expect(merged.PRICING_PLANS.slice(3).map(({ title }) => title)).toEqual(['Ihr', 'Mein']);
    expect(merged.hasNewPlan).toBe(true);
  });

  it('drops an item that one deleted, but not theirs if I changed it', () => {
    const without = removeItem(before, 'PRICING_PLANS', 0);
    const other = editPlan(before, 1, { basePrice: 1 });
    expect(idsOf(mergeDrafts(before, without, other))).toEqual(['pro', 'enterprise']);
    expect(idsOf(mergeDrafts(before, other, without))).toEqual(['pro', 'enterprise']);
    const changed = editPlan(before, 0, { basePrice: 1 });
    expect(idsOf(mergeDrafts(before, changed, without))).toContain('core');
  });

  it('keeps the order of the one who moved; mine if both did', () => {
    const mine = moveItem(before, 'PRICING_PLANS', 0, 2);
    const theirs = moveItem(before, 'PRICING_PLANS', 2, 0);
    expect(idsOf(mergeDrafts(before, before, theirs))).toEqual(['enterprise', 'core', 'pro']);
    expect(idsOf(mergeDrafts(before, mine, before))).toEqual(['pro', 'enterprise', 'core']);
    expect(idsOf(mergeDrafts(before, mine, theirs))).toEqual(['pro', 'enterprise', 'core']);
  });

  it('takes theirs if I changed nothing', () => {
    const theirs = replaceConfig(before, { ...priceList, PRICING_PLANS: [] }, 50);
    expect(draftToConfig(mergeDrafts(before, before, theirs))).toEqual(draftToConfig(theirs));
    expect(mergeDrafts(before, before, before)).toEqual(before);
  });
});
