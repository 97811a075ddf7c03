import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { adoptConfig, countKeys, createDraft, type Draft } from '#app/domain/pricing/editing/draft';
import { mergeDrafts, places } from '#app/domain/pricing/editing/merge';

/** Place that both lists changed, to different values. */
export interface Clash {
  /** A field, an item, or the order of a list. */
  place: string;
  theirs: Change[];
  mine: Change[];
}

/** Two edits of the same price list. */
export interface ThreeWayDifference {
  /** Nothing of mine touches these. */
  theirs: Change[];
  mine: Change[];
  clashes: Clash[];
  /** Both did the same. */
  same: Change[];
  /** The three lists, with one key for the same item. */
  drafts: { before: Draft; theirs: Draft; mine: Draft };
}

/** Place by place, after the tables of fields (D38). Items are told apart by their ids in the base. */
export function compareThreeWays(
  base: PricingConfig,
  theirs: PricingConfig,
  mine: PricingConfig,
): ThreeWayDifference {
  const before = createDraft(base);
  const other = adoptConfig(before, theirs, countKeys(base));
  // An item that both added under one id is the same item.
  const known = {
    PRICING_PLANS: unite(before.PRICING_PLANS, other.PRICING_PLANS),
    ADDONS: unite(before.ADDONS, other.ADDONS),
  };
  const own = adoptConfig(known, mine, countKeys(base) + countKeys(theirs));
  const [otherChanges, ownChanges] = [listChanges(before, other), listChanges(before, own)];
  const placeOf = placeIn([...otherChanges, ...ownChanges]);
  const otherPlaces = Map.groupBy(otherChanges, placeOf);
  const ownPlaces = Map.groupBy(ownChanges, placeOf);
  const differing = new Set(listChanges(other, own).map(placeOf));
  const isShared = (place: string) => otherPlaces.has(place) && ownPlaces.has(place);
  return {
    theirs: otherChanges.filter((change) => !isShared(placeOf(change))),
    mine: ownChanges.filter((change) => !isShared(placeOf(change))),
    clashes: Array.from(ownPlaces, ([place, changes]) => ({
      ...{ place, theirs: otherPlaces.get(place) ?? [], mine: changes },
    })).filter(({ place }) => isShared(place) && differing.has(place)),
    same: ownChanges.filter(
      (change) => isShared(placeOf(change)) && !differing.has(placeOf(change)),
    ),
    drafts: { before, theirs: other, mine: own },
  };
}

/**
 * Both lists together, each clash as it was decided.
 * @param takenOver places of the clashes in which theirs counts; in the others mine does
 */
export function mergeLists(
  { drafts: { before, mine, theirs }, clashes }: ThreeWayDifference,
  takenOver: ReadonlySet<string>,
): Draft {
  const clashing = new Set(clashes.map(({ place }) => place));
  return mergeDrafts(before, mine, theirs, (place) => {
    if (!clashing.has(place)) return undefined;
    return takenOver.has(place) ? 'theirs' : 'mine';
  });
}

function unite<Item extends { key: number }>(some: readonly Item[], others: readonly Item[]) {
  return [...some, ...others.filter(({ key }) => !some.some((one) => one.key === key))];
}

/** Names the place of a change; of an item that one of the two added or removed, that is the whole item. */
function placeIn(changes: readonly Change[]): (change: Change) => string {
  const whole = new Set(
    changes.filter(({ kind }) => kind === 'added' || kind === 'removed').map(itemOf),
  );
  return (change) => {
    const item = itemOf(change);
    return item !== undefined && whole.has(item) ? item : partOf(change);
  };
}

function itemOf(change: Change): string | undefined {
  return 'item' in change ? places.item(change.item.list, change.item.key) : undefined;
}

function partOf(change: Change): string {
  switch (change.kind) {
    case 'extra-cost':
      return places.extraCost(change.field);
    case 'discount':
      return places.discount;
    case 'texts':
      return places.texts(change.language);
    case 'added':
    case 'removed':
      return places.item(change.item.list, change.item.key);
    case 'moved':
      return places.order(change.item.list);
    case 'value':
    case 'list':
      return places.field(change.item.list, change.item.key, change.field);
  }
}
