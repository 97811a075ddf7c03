import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import {
  countItems,
  createDraft,
  type Draft,
  replaceConfig,
} from '#app/domain/pricing/editing/draft';
import { mergeDrafts, places } from '#app/domain/pricing/editing/merge';

/** Two lists as drafts in which the same item has the same key, and the changes of the second. */
export interface ListDiff {
  before: Draft;
  after: Draft;
  changes: Change[];
}

/** Compares two lists; items are matched by their ids. */
export function compareLists(one: PricingConfig, other: PricingConfig): ListDiff {
  const before = createDraft(one);
  const after = replaceConfig(before, other, countItems(one));
  return { before, after, changes: listChanges(before, after) };
}

/** A place that both lists changed, to different values. */
export interface MergeConflict {
  /** A field, an item, or the order of a list, as `places` names it. */
  place: string;
  theirs: Change[];
  mine: Change[];
}

/** Two edits of the same price list. */
export interface ThreeWayDiff {
  /** Changes that do not touch any of mine. */
  theirs: Change[];
  mine: Change[];
  conflicts: MergeConflict[];
  /** Changes that both made. */
  same: Change[];
  /** The three lists; the same item has the same key in each. */
  drafts: { before: Draft; theirs: Draft; mine: Draft };
}

/** Compares two edits of one list place by place (D38); items are matched by their ids in the base. */
export function diffThreeWays(
  base: PricingConfig,
  theirs: PricingConfig,
  mine: PricingConfig,
): ThreeWayDiff {
  const before = createDraft(base);
  const theirDraft = replaceConfig(before, theirs, countItems(base));
  // An id that both added is the same item.
  const known = {
    PRICING_PLANS: uniteByKey(before.PRICING_PLANS, theirDraft.PRICING_PLANS),
    ADDONS: uniteByKey(before.ADDONS, theirDraft.ADDONS),
  };
  const myDraft = replaceConfig(known, mine, countItems(base) + countItems(theirs));
  const theirChanges = listChanges(before, theirDraft);
  const myChanges = listChanges(before, myDraft);

  const getPlace = createPlaceGetter([...theirChanges, ...myChanges]);
  const theirPlaces = Map.groupBy(theirChanges, getPlace);
  const myPlaces = Map.groupBy(myChanges, getPlace);
  const differing = new Set(listChanges(theirDraft, myDraft).map(getPlace));
  const isShared = (place: string) => theirPlaces.has(place) && myPlaces.has(place);
  return {
    theirs: theirChanges.filter((change) => !isShared(getPlace(change))),
    mine: myChanges.filter((change) => !isShared(getPlace(change))),
    conflicts: [...myPlaces]
      .filter(([place]) => isShared(place) && differing.has(place))
      .map(([place, changes]) => ({
        place,
        theirs: theirPlaces.get(place) ?? [],
        mine: changes,
      })),
    same: myChanges.filter((change) => {
      const place = getPlace(change);
      return isShared(place) && !differing.has(place);
    }),
    drafts: { before, theirs: theirDraft, mine: myDraft },
  };
}

/**
 * Merges both lists.
 * @param takenPlaces places of the conflicts that are resolved with theirs; all others with mine
 */
export function mergeThreeWays(
  { drafts: { before, mine, theirs }, conflicts }: ThreeWayDiff,
  takenPlaces: ReadonlySet<string>,
): Draft {
  const conflicting = new Set(conflicts.map(({ place }) => place));
  return mergeDrafts(before, mine, theirs, (place) => {
    if (!conflicting.has(place)) return undefined;
    return takenPlaces.has(place) ? 'theirs' : 'mine';
  });
}

function uniteByKey<Item extends { key: number }>(some: readonly Item[], others: readonly Item[]) {
  return [...some, ...others.filter(({ key }) => !some.some((one) => one.key === key))];
}

/** Names the place of a change. All changes of an item that one side added or removed share one. */
function createPlaceGetter(changes: readonly Change[]): (change: Change) => string {
  const wholeItems = new Set(
    changes.filter(({ kind }) => kind === 'added' || kind === 'removed').map(getItemPlace),
  );
  return (change) => {
    const item = getItemPlace(change);
    return item !== undefined && wholeItems.has(item) ? item : getFieldPlace(change);
  };
}

function getItemPlace(change: Change): string | undefined {
  return 'item' in change ? places.item(change.item.list, change.item.key) : undefined;
}

function getFieldPlace(change: Change): string {
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
