import { expect, it } from 'vitest';
import { listChanges } from '#app/domain/pricing/changes';
import type { Addon, Plan } from '#app/domain/pricing/config';
import { createDraft, type ItemList } from '#app/domain/pricing/editing/draft';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';
import { ADDON_FIELDS, getDefaultValue, PLAN_FIELDS } from '#app/domain/pricing/fields';
import { createAddon, planOf, priceList } from './price-list';

const plan = planOf('core');
const addon = createAddon('sso', 99);

/** Another value of the same type. */
function change(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean' || value === undefined) return value !== true;
  if (Array.isArray(value)) return [...value, 'another'];
  return value === 'available' ? 'future' : `${value} changed`;
}

/** Keys are by place, so that a changed id is no other item. */
const listWith = (list: ItemList, item: Plan | Addon) =>
  createDraft({ ...priceList, [list]: [item] });

const listCases = <Item extends Plan | Addon>(
  list: ItemList,
  rows: readonly { field: keyof Item }[],
  item: Item,
) =>
  rows.map(({ field }) => ({
    list,
    field,
    before: listWith(list, item),
    after: listWith(list, { ...item, [field]: change(item[field]) }),
  }));

const cases = [
  ...listCases('PRICING_PLANS', PLAN_FIELDS, plan),
  ...listCases('ADDONS', ADDON_FIELDS, addon),
];

it.each(cases)(
  '$field of $list is listed when it changes, and kept after another tab has saved',
  ({ field, before, after }) => {
    expect(listChanges(before, after)).toMatchObject([{ field }]);
    expect(mergeDrafts(before, after, before)).toEqual(after);
    expect(mergeDrafts(before, before, after)).toEqual(after);
  },
);

it('the tables contain each field once', () => {
  for (const rows of [PLAN_FIELDS, ADDON_FIELDS]) {
    const names = rows.map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('an older list includes nothing of a later count, a new item one of the others (D47)', () => {
  const item = { id: 'plan-4', title: '', description: '', feature: '' };
  const count = { field: 'includedLandscapes', kind: 'count' } as const;
  expect(getDefaultValue({ ...count, presence: 'later' }, item)).toBe(0);
  expect(getDefaultValue(count, item)).toBe(1);
  expect(getDefaultValue({ ...count, field: 'freeAddonCount' }, item)).toBe(0);
});
