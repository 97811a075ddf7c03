import { describe, expect, it } from 'vitest';
import { listChanges } from '#app/domain/pricing/changes';
import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';
import { createDraft, type Draft } from '#app/domain/pricing/editing/draft';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';
import { ADDON_FIELDS, type ItemField, PLAN_FIELDS } from '#app/domain/pricing/fields';
import { createAddon, priceList } from './price-list';

const [plan] = priceList.PRICING_PLANS;
if (plan === undefined) throw new Error('a plan');
const addon = createAddon('sso', 99);

/** Another value of the same type. */
function change(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean' || value === undefined) return value !== true;
  if (Array.isArray(value)) return [...value, 'another'];
  return value === 'available' ? 'future' : `${value} changed`;
}

const listWithPlan = (one: Plan): PricingConfig => ({ ...priceList, PRICING_PLANS: [one] });
const listWithAddon = (one: Addon): PricingConfig => ({ ...priceList, ADDONS: [one] });

/** Keys are by place, so that a changed id is no other item. */
const draftOf = (config: PricingConfig): Draft => createDraft(config);

const cases = [
  ...PLAN_FIELDS.map((row: ItemField) => ({
    row,
    entity: 'plan',
    before: listWithPlan(plan),
    after: listWithPlan({
      ...plan,
      [row.field]: change(Object.entries(plan).find(([key]) => key === row.field)?.[1]),
    }),
  })),
  ...ADDON_FIELDS.map((row: ItemField) => ({
    row,
    entity: 'addon',
    before: listWithAddon(addon),
    after: listWithAddon({
      ...addon,
      [row.field]: change(Object.entries(addon).find(([key]) => key === row.field)?.[1]),
    }),
  })),
];

describe.each(cases)('$row.field of a $entity', ({ row, before, after }) => {
  it('is listed when it changes', () => {
    expect(listChanges(draftOf(before), draftOf(after))).toMatchObject([{ field: row.field }]);
  });

  it('is kept after another tab has saved', () => {
    const [old, edited] = [draftOf(before), draftOf(after)];
    expect(mergeDrafts(old, edited, old)).toEqual(edited);
    expect(mergeDrafts(old, old, edited)).toEqual(edited);
  });
});

it('the tables contain each field once', () => {
  for (const rows of [PLAN_FIELDS, ADDON_FIELDS]) {
    const names = rows.map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
  }
});
