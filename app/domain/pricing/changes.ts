import type { Addon, Plan } from './config';
import type { Draft, ItemList } from './draft';
import { findMoved } from './order';
import { EXTRA_COST_FIELDS } from './warnings';

/** The fields of plans and addons with one value, in the order in which changes are told. */
const PLAN_VALUES = [
  'title',
  'id',
  'basePrice',
  'includedUsers',
  'includedSystems',
  'includedLandscapes',
  'freeAddonCount',
  'salesOnly',
  'highlighted',
  'description',
] as const satisfies readonly (keyof Plan)[];
const ADDON_VALUES = [
  'title',
  'id',
  'price',
  'status',
  'statusText',
  'highlighted',
  'description',
  'longDescription',
  'icon',
  'image',
] as const satisfies readonly (keyof Addon)[];

/** The fields that are lists of texts or ids. */
const PLAN_LISTS = [
  'includedAddons',
  'disabledAddons',
  'features',
] as const satisfies readonly (keyof Plan)[];
const ADDON_LISTS = ['features'] as const satisfies readonly (keyof Addon)[];

export type ValueField = (typeof PLAN_VALUES | typeof ADDON_VALUES)[number];
export type ListField = (typeof PLAN_LISTS | typeof ADDON_LISTS)[number];
export type ExtraCost = (typeof EXTRA_COST_FIELDS)[number];

/** What a change is about, under the name it has after it. */
type ItemName = { list: ItemList; key: number; title: string; id: string };

export type Value = string | number | boolean;

/**
 * One difference between two configurations, free of language (D22). Prices are euros per month,
 * rates fractions, positions count from 1. A list with nothing added or removed was rearranged.
 */
export type Change =
  | { kind: 'added' | 'removed'; item: ItemName }
  | { kind: 'moved'; item: ItemName; before: number; after: number }
  | { kind: 'value'; item: ItemName; field: ValueField; before: Value; after: Value }
  | { kind: 'list'; item: ItemName; field: ListField; added: string[]; removed: string[] }
  | { kind: 'extra-cost'; field: ExtraCost; before: number; after: number }
  | { kind: 'discount'; before: number; after: number };

/** What editing changed: plans, extra costs, yearly discount, addons (D22). */
export function listChanges(before: Draft, after: Draft): Change[] {
  const plans = { list: 'PRICING_PLANS', values: PLAN_VALUES, lists: PLAN_LISTS } as const;
  const addons = { list: 'ADDONS', values: ADDON_VALUES, lists: ADDON_LISTS } as const;
  return [
    ...compareItems(plans, before.PRICING_PLANS, after.PRICING_PLANS),
    ...EXTRA_COST_FIELDS.flatMap((field): Change[] => {
      const [from, to] = [before.EXTRA_COSTS[field], after.EXTRA_COSTS[field]];
      return from === to ? [] : [{ kind: 'extra-cost', field, before: from, after: to }];
    }),
    ...compareDiscounts(before.YEARLY_DISCOUNT, after.YEARLY_DISCOUNT),
    ...compareItems(addons, before.ADDONS, after.ADDONS),
  ];
}

type Fields<V extends ValueField, L extends ListField> = {
  list: ItemList;
  values: readonly V[];
  lists: readonly L[];
};
type Item<V extends ValueField, L extends ListField> = {
  key: number;
  title: string;
  id: string;
} & {
  [field in V]?: Value | undefined;
} & { [field in L]: string[] };

function compareItems<V extends ValueField, L extends ListField>(
  fields: Fields<V, L>,
  before: readonly Item<V, L>[],
  after: readonly Item<V, L>[],
): Change[] {
  const earlier = new Map(before.map((item, position) => [item.key, { item, position }]));
  const keys = new Set(after.map(({ key }) => key));
  const moved = findMoved(after.flatMap(({ key }) => earlier.get(key)?.position ?? []));
  const nameOf = ({ key, title, id }: Item<V, L>) => ({ list: fields.list, key, title, id });
  return [
    ...after.flatMap((item, index): Change[] => {
      const old = earlier.get(item.key);
      if (old === undefined) return [{ kind: 'added', item: nameOf(item) }];
      const changes = compareItem(fields, nameOf(item), old.item, item);
      if (!moved.has(old.position)) return changes;
      return [
        { kind: 'moved', item: nameOf(item), before: old.position + 1, after: index + 1 },
        ...changes,
      ];
    }),
    ...before
      .filter(({ key }) => !keys.has(key))
      .map((item): Change => ({ kind: 'removed', item: nameOf(item) })),
  ];
}

function compareItem<V extends ValueField, L extends ListField>(
  { values, lists }: Fields<V, L>,
  name: ItemName,
  old: Item<V, L>,
  item: Item<V, L>,
): Change[] {
  // Drafts share what was not edited, and most of two hundred items were not.
  // Stryker disable next-line ConditionalExpression: a shortcut; without it the answer is the same.
  if (old === item) return [];
  return [
    ...values.flatMap((field): Change[] => {
      // A missing flag is one that is off.
      const [before, after] = [old[field] ?? false, item[field] ?? false];
      return before === after ? [] : [{ kind: 'value', item: name, field, before, after }];
    }),
    ...lists.flatMap((field): Change[] => {
      const [before, after] = [old[field], item[field]];
      if (isSameList(before, after)) return [];
      const added = takeAway(after, before);
      return [{ kind: 'list', item: name, field, added, removed: takeAway(before, after) }];
    }),
  ];
}

function compareDiscounts(before: number, after: number): Change[] {
  return before === after ? [] : [{ kind: 'discount', before, after }];
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}

/** What is left of a list, each entry of the other taken away once. */
function takeAway(entries: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  return entries.filter((entry) => {
    const count = counts.get(entry) ?? 0;
    counts.set(entry, count - 1);
    return count <= 0;
  });
}
