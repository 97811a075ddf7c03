import { findOwn } from '#app/domain/find-own.ts';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft.ts';
import { EXTRA_COST_FIELDS, type ExtraCost } from './counts.ts';
import { hasOneValue, ITEM_FIELDS, isList, type ListField, type ValueField } from './fields.ts';

/** The item of a change, with its title and id after the change. */
export type ItemName = { list: ItemList; key: number; title: string; id: string };

export type Value = string | number | boolean;

/**
 * One difference between two configurations, without texts (D22). Prices are euros per month, rates
 * are fractions, positions count from 1. A list with nothing added or removed was reordered.
 */
export type Change =
  | { kind: 'added' | 'removed'; item: ItemName }
  | { kind: 'moved'; item: ItemName; before: number; after: number }
  | { kind: 'value'; item: ItemName; field: ValueField; before: Value; after: Value }
  | { kind: 'list'; item: ItemName; field: ListField; added: string[]; removed: string[] }
  | { kind: 'extra-cost'; field: ExtraCost; before: number; after: number }
  | { kind: 'discount'; before: number; after: number }
  /** Texts of plans and addons in another language. */
  | { kind: 'texts'; language: string };

/** Lists the differences of two drafts, in the order of the editor (D22). */
export function listChanges(before: Draft, after: Draft): Change[] {
  return [
    ...compareItems('PRICING_PLANS', before.PRICING_PLANS, after.PRICING_PLANS),
    ...EXTRA_COST_FIELDS.flatMap((field): Change[] => {
      const [from, to] = [before.EXTRA_COSTS[field], after.EXTRA_COSTS[field]];
      return from === to ? [] : [{ kind: 'extra-cost', field, before: from, after: to }];
    }),
    ...compareDiscounts(before.YEARLY_DISCOUNT, after.YEARLY_DISCOUNT),
    ...compareItems('ADDONS', before.ADDONS, after.ADDONS),
    ...compareTexts(before.TEXTS, after.TEXTS),
  ];
}

/** A plan or addon with the fields of the field tables. */
type Item = { key: number; title: string; id: string } & {
  [field in ValueField]?: Value | undefined;
} & { [field in ListField]?: string[] };

function compareItems(list: ItemList, before: readonly Item[], after: readonly Item[]): Change[] {
  const earlier = new Map(before.map((item, position) => [item.key, { item, position }]));
  const keys = new Set(after.map(({ key }) => key));
  const moved = getMovedNumbers(after.flatMap(({ key }) => earlier.get(key)?.position ?? []));
  const nameOf = ({ key, title, id }: Item) => ({ list, key, title, id });
  return [
    ...after.flatMap((item, index): Change[] => {
      const old = earlier.get(item.key);
      if (old === undefined) return [{ kind: 'added', item: nameOf(item) }];
      const changes = compareItem(nameOf(item), old.item, item);
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

function compareItem(name: ItemName, old: Item, item: Item): Change[] {
  // Drafts share unedited items, which are most of them.
  // Stryker disable next-line ConditionalExpression: a shortcut; without it the answer is the same.
  if (old === item) return [];
  const fields = ITEM_FIELDS[name.list];
  return [
    ...fields.filter(hasOneValue).flatMap(({ field }): Change[] => {
      // A missing flag is off.
      const [before, after] = [old[field] ?? false, item[field] ?? false];
      return before === after ? [] : [{ kind: 'value', item: name, field, before, after }];
    }),
    ...fields.filter(isList).flatMap(({ field }): Change[] => {
      const [before, after] = [old[field] ?? [], item[field] ?? []];
      if (isSameList(before, after)) return [];
      const added = removeEntries(after, before);
      return [{ kind: 'list', item: name, field, added, removed: removeEntries(before, after) }];
    }),
  ];
}

function compareDiscounts(before: number, after: number): Change[] {
  return before === after ? [] : [{ kind: 'discount', before, after }];
}

function compareTexts(before: Draft['TEXTS'] = {}, after: Draft['TEXTS'] = {}): Change[] {
  // Drafts share unedited texts.
  if (before === after) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(
      (code) => JSON.stringify(findOwn(before, code)) !== JSON.stringify(findOwn(after, code)),
    )
    .map((language): Change => ({ kind: 'texts', language }));
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}

/** Removes each of the other entries once. */
function removeEntries(entries: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  return entries.filter((entry) => {
    const count = counts.get(entry) ?? 0;
    counts.set(entry, count - 1);
    return count <= 0;
  });
}

/**
 * Gets the smallest set of numbers whose moves explain the order of a list that was ascending: all
 * numbers outside the longest increasing subsequence. The numbers must be distinct.
 */
export function getMovedNumbers(numbers: readonly number[]): Set<number> {
  // From the end: of sequences of one length, only the one with the highest first number is needed.
  // Stryker disable next-line ArrayDeclaration: the first number replaces the content.
  const sequences: Sequence[] = [];
  for (const first of numbers.toReversed()) {
    // First numbers descend. From the end, because most lists are nearly in order.
    const length = sequences.findLastIndex((one) => one.first > first) + 1;
    sequences[length] = { first, next: sequences[length - 1] };
  }
  const moved = new Set(numbers);
  for (let one = sequences.at(-1); one !== undefined; one = one.next) moved.delete(one.first);
  return moved;
}

/** An increasing sequence that begins with `first`, as a linked list. */
type Sequence = { first: number; next: Sequence | undefined };
