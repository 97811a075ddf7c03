import type { Change } from '#app/domain/pricing/changes';
import type { Draft, DraftAddon, DraftPlan, ItemList } from '#app/domain/pricing/editing/draft';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';
import type { ThreeWayDifference } from './three-way';

/** What both changed in one place, to be decided as a whole: one field, one item, or the order. */
export interface Dispute {
  id: string;
  theirs: Change[];
  mine: Change[];
}

/** The clashes by what they are about. */
export function listDisputes({ clashes }: Pick<ThreeWayDifference, 'clashes'>): Dispute[] {
  const all = clashes.flatMap(({ theirs, mine }) => [theirs, mine]);
  const whole = new Set(all.filter(isWhole).map(itemOf));
  const placeIn = (change: Change) =>
    whole.has(itemOf(change)) && itemOf(change) !== '' ? itemOf(change) : placeOf(change);
  const groups = Map.groupBy(clashes, ({ mine }) => placeIn(mine));
  return Array.from(groups, ([id, group]) => ({
    id,
    theirs: [...new Set(group.map(({ theirs }) => theirs))],
    mine: [...new Set(group.map(({ mine }) => mine))],
  }));
}

/**
 * Both lists together, each dispute as it was decided.
 * @param takenOver ids of the disputes in which theirs counts; in the others mine does
 */
export function settleClashes(
  difference: ThreeWayDifference,
  takenOver: ReadonlySet<string>,
): Draft {
  const { before, mine: own, theirs } = difference.drafts;
  const disputes = listDisputes(difference);
  const mine = disputes
    .filter(({ id }) => takenOver.has(id))
    .flatMap((dispute) => dispute.mine)
    .reduce((draft, change) => takeBack(draft, before, change), own);
  // What was deleted here and changed there stays, unless it is decided otherwise.
  return disputes
    .filter(({ id }) => !takenOver.has(id))
    .flatMap((dispute) => dispute.mine)
    .reduce(
      (draft, change) => (change.kind === 'removed' ? takeOut(draft, change) : draft),
      merge(),
    );

  function merge(): Draft {
    return mergeDrafts(before, mine, theirs);
  }
}

/** The draft without one change, so that theirs is the only one in that place. */
function takeBack(draft: Draft, before: Draft, change: Change): Draft {
  switch (change.kind) {
    case 'extra-cost': {
      const old = before.EXTRA_COSTS[change.field];
      return { ...draft, EXTRA_COSTS: { ...draft.EXTRA_COSTS, [change.field]: old } };
    }
    case 'discount':
      return { ...draft, YEARLY_DISCOUNT: before.YEARLY_DISCOUNT };
    case 'texts': {
      const { [change.language]: _, ...others } = draft.TEXTS ?? {};
      const old = before.TEXTS?.[change.language];
      return { ...draft, TEXTS: { ...others, ...(old && { [change.language]: old }) } };
    }
    case 'added':
      return takeOut(draft, change);
    case 'removed':
      return restoreItem(draft, before, change.item.list, change.item.key);
    case 'moved':
      return restoreOrder(draft, before, change.item.list);
    case 'value':
    case 'list':
      return restoreField(draft, before, change);
  }
}

type Items = readonly (DraftPlan | DraftAddon)[];

type Presence = Extract<Change, { kind: 'added' | 'removed' }>;

function takeOut(draft: Draft, { item: { list, key } }: Pick<Presence, 'item'>): Draft {
  return { ...draft, [list]: draft[list].filter((item) => item.key !== key) };
}

function restoreItem(draft: Draft, before: Draft, list: ItemList, key: number): Draft {
  const items: Items = before[list];
  const index = items.findIndex((item) => item.key === key);
  const restored = items.filter((item) => item.key === key);
  const others: Items = draft[list];
  return { ...draft, [list]: others.toSpliced(Math.max(index, 0), 0, ...restored) };
}

function restoreOrder(draft: Draft, before: Draft, list: ItemList): Draft {
  const order = new Map(before[list].map(({ key }, index) => [key, index]));
  const rank = ({ key }: { key: number }) => order.get(key) ?? order.size;
  const items: Items = draft[list];
  return { ...draft, [list]: items.toSorted((a, b) => rank(a) - rank(b)) };
}

function restoreField(
  draft: Draft,
  before: Draft,
  { item: { list, key }, field }: Extract<Change, { kind: 'value' | 'list' }>,
): Draft {
  const earlier: Items = before[list];
  const old = new Map(Object.entries(earlier.find((item) => item.key === key) ?? {})).get(field);
  const items: Items = draft[list];
  const restored = items.map((item) => (item.key === key ? { ...item, [field]: old } : item));
  return { ...draft, [list]: restored };
}

function isWhole({ kind }: Change): boolean {
  return kind === 'removed' || kind === 'added';
}

function itemOf(change: Change): string {
  return 'item' in change ? `${change.item.list} ${change.item.key}` : '';
}

/** An order is one, whatever was moved in it. */
function placeOf(change: Change): string {
  if (change.kind === 'moved') return `${change.item.list} order`;
  if (change.kind === 'texts') return `texts ${change.language}`;
  return `${itemOf(change)} ${'field' in change ? change.field : change.kind}`;
}
