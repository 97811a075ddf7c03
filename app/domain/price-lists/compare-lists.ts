import { type Change, listChanges } from '#app/domain/pricing/changes.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import {
  countItems,
  createDraft,
  type Draft,
  replaceConfig,
} from '#app/domain/pricing/editing/draft.ts';
import { draftPaths } from '#app/domain/pricing/editing/merge.ts';

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

/** Two edits of the same price list. */
export interface ThreeWayDiff {
  /** Changes that do not touch any of mine. */
  theirs: Change[];
  mine: Change[];
  /** Values that both edits changed differently; `path` is one of `draftPaths`. */
  conflicts: { path: string; theirs: Change[]; mine: Change[] }[];
  /** Changes that both made. */
  same: Change[];
  /** The three lists; the same item has the same key in each. */
  drafts: { before: Draft; theirs: Draft; mine: Draft };
}

/** Compares two edits of one list by paths (D38); items are matched by their ids in that list. */
export function diffThreeWays(
  basedOn: PricingConfig,
  theirs: PricingConfig,
  mine: PricingConfig,
): ThreeWayDiff {
  const before = createDraft(basedOn);
  const theirDraft = replaceConfig(before, theirs, countItems(basedOn));
  // Items that both added with the same id are the same item.
  const firstKey = countItems(basedOn) + countItems(theirs);
  const myDraft = replaceConfig(before, mine, firstKey, theirDraft);
  return diffDrafts({ before, theirs: theirDraft, mine: myDraft });
}

/** Compares two edits of one draft by paths; the same item has the same key in each. */
export function diffDrafts(drafts: ThreeWayDiff['drafts']): ThreeWayDiff {
  const { before, theirs, mine } = drafts;
  const theirChanges = listChanges(before, theirs);
  const myChanges = listChanges(before, mine);

  const getPath = createPathGetter([...theirChanges, ...myChanges]);
  const theirChangesByPath = Map.groupBy(theirChanges, getPath);
  const myChangesByPath = Map.groupBy(myChanges, getPath);
  const differing = new Set(listChanges(theirs, mine).map(getPath));
  const isShared = (path: string) => theirChangesByPath.has(path) && myChangesByPath.has(path);
  const isOfOneSide = (change: Change) => !isShared(getPath(change));
  return {
    theirs: theirChanges.filter(isOfOneSide),
    mine: myChanges.filter(isOfOneSide),
    conflicts: [...myChangesByPath]
      .filter(([path]) => isShared(path) && differing.has(path))
      .map(([path, changes]) => ({
        path,
        theirs: theirChangesByPath.get(path) ?? [],
        mine: changes,
      })),
    same: myChanges.filter((change) => !isOfOneSide(change) && !differing.has(getPath(change))),
    drafts,
  };
}

/** All changes of an item that one side added or removed have the path of the item. */
function createPathGetter(changes: readonly Change[]): (change: Change) => string {
  const wholeItems = new Set(
    changes.flatMap((change) =>
      change.kind === 'added' || change.kind === 'removed' ? change.item.key : [],
    ),
  );
  return (change) => {
    switch (change.kind) {
      case 'extra-cost':
        return draftPaths.extraCost(change.field);
      case 'discount':
        return draftPaths.discount;
      case 'texts':
        return draftPaths.texts(change.language);
    }
    const { list, key } = change.item;
    if (!wholeItems.has(key) && change.kind === 'moved') return draftPaths.order(list);
    if (!wholeItems.has(key) && 'field' in change) return draftPaths.field(list, key, change.field);
    return draftPaths.item(list, key);
  };
}
