import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { adoptConfig, countKeys, createDraft, type Draft } from '#app/domain/pricing/editing/draft';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';

/** What two people made of one price list, and what would become of both together. */
export interface ThreeWayDifference {
  /** Nothing of mine touches these. */
  theirs: Change[];
  mine: Change[];
  /** Changed by both, to something else each. */
  clashes: { theirs: Change; mine: Change }[];
  /** Both did the same. */
  same: Change[];
  /** Theirs with mine on top: where both changed one field, mine counts. */
  merged: Draft;
  /** The three lists, with one key for the same item. */
  drafts: { before: Draft; theirs: Draft; mine: Draft };
}

/** Field by field, after the tables of fields (D38). Items are told apart by their ids in the base. */
export function compareThreeWays(
  base: PricingConfig,
  theirs: PricingConfig,
  mine: PricingConfig,
): ThreeWayDifference {
  const before = createDraft(base);
  const other = adoptConfig(before, theirs, countKeys(base));
  // What both added under one id is the same item.
  const known = {
    PRICING_PLANS: unite(before.PRICING_PLANS, other.PRICING_PLANS),
    ADDONS: unite(before.ADDONS, other.ADDONS),
  };
  const own = adoptConfig(known, mine, countKeys(base) + countKeys(theirs));
  const otherChanges = listChanges(before, other);
  const ownChanges = listChanges(before, own);
  const left = listChanges(other, own);
  // Lists may be rearranged in two ways, and what was added or written may differ in itself.
  const isSame = (one: Change, another: Change) =>
    isAlike(one, another) && !left.some((change) => touchSame(one, change));
  const clashes = ownChanges.flatMap((change) =>
    otherChanges
      .filter((one) => touchSame(one, change) && !isSame(one, change))
      .map((one) => ({ theirs: one, mine: change })),
  );
  const same = ownChanges.filter((change) => otherChanges.some((one) => isSame(one, change)));
  const isFree = (change: Change) =>
    !same.some((one) => isSame(one, change)) &&
    !clashes.some((clash) => clash.theirs === change || clash.mine === change);
  return {
    theirs: otherChanges.filter(isFree),
    mine: ownChanges.filter(isFree),
    clashes,
    same,
    merged: mergeDrafts(before, own, other),
    drafts: { before, theirs: other, mine: own },
  };
}

function unite<Item extends { key: number }>(some: readonly Item[], others: readonly Item[]) {
  return [...some, ...others.filter(({ key }) => !some.some((one) => one.key === key))];
}

/**
 * Whether two changes are of one field or one order, or one takes away what the other changes.
 */
function touchSame(one: Change, other: Change): boolean {
  if (!('item' in one) || !('item' in other)) return placeOf(one) === placeOf(other);
  if (one.item.list !== other.item.list) return false;
  if (one.kind === 'moved' && other.kind === 'moved') return true;
  if (one.item.key !== other.item.key) return false;
  const isWhole = [one.kind, other.kind].some((kind) => kind === 'removed' || kind === 'added');
  return isWhole || placeOf(one) === placeOf(other);
}

function placeOf(change: Change): string {
  if (change.kind === 'texts') return `texts ${change.language}`;
  return 'field' in change ? change.field : change.kind;
}

/** Under whichever title the item goes by now. */
function isAlike(one: Change, other: Change): boolean {
  return JSON.stringify(withoutTitle(one)) === JSON.stringify(withoutTitle(other));
}

function withoutTitle(change: Change) {
  if (!('item' in change)) return change;
  const { list, key } = change.item;
  return { ...change, item: { list, key } };
}
