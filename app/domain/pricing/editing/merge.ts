import { EXTRA_COST_FIELDS } from '#app/domain/pricing/counts';
import { ADDON_FIELDS, PLAN_FIELDS } from '#app/domain/pricing/fields';
import type { Draft, DraftAddon, DraftPlan } from './draft';

/**
 * The changes of two editors of the same draft together: `theirs`, and on top what was changed from
 * `before` to `mine`. Where both changed one field, mine counts; an item that one deleted and the
 * other changed stays.
 */
export function mergeDrafts(before: Draft, mine: Draft, theirs: Draft): Draft {
  const costs = { ...theirs.EXTRA_COSTS };
  for (const field of EXTRA_COST_FIELDS) {
    if (mine.EXTRA_COSTS[field] !== before.EXTRA_COSTS[field]) {
      costs[field] = mine.EXTRA_COSTS[field];
    }
  }
  const isDiscountMine = mine.YEARLY_DISCOUNT !== before.YEARLY_DISCOUNT;
  const planFields = PLAN_FIELDS.map(({ field }) => field);
  const addonFields = ADDON_FIELDS.map(({ field }) => field);
  return {
    PRICING_PLANS: mergeItems<DraftPlan>(
      planFields,
      before.PRICING_PLANS,
      mine.PRICING_PLANS,
      theirs.PRICING_PLANS,
    ),
    ADDONS: mergeItems<DraftAddon>(addonFields, before.ADDONS, mine.ADDONS, theirs.ADDONS),
    EXTRA_COSTS: costs,
    YEARLY_DISCOUNT: isDiscountMine ? mine.YEARLY_DISCOUNT : theirs.YEARLY_DISCOUNT,
    ...mergeTexts(before.TEXTS, mine.TEXTS, theirs.TEXTS),
    hasNewPlan: mine.hasNewPlan,
  };
}

/** Language by language. */
function mergeTexts(
  before: Draft['TEXTS'] = {},
  mine: Draft['TEXTS'] = {},
  theirs: Draft['TEXTS'] = {},
): Pick<Draft, 'TEXTS'> {
  const languages = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const texts = languages.flatMap((language) => {
    const isMine = !isSame(mine[language], before[language]);
    const merged = isMine ? mine[language] : theirs[language];
    return merged ? [[language, merged] as const] : [];
  });
  return texts.length > 0 ? { TEXTS: Object.fromEntries(texts) } : {};
}

function mergeItems<Item extends { key: number }>(
  fields: readonly (keyof Item)[],
  before: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const [old, own, other] = [indexByKey(before), indexByKey(mine), indexByKey(theirs)];
  const keys = orderKeys([...old.keys()], [...own.keys()], [...other.keys()]);
  return keys.flatMap((key) => {
    return mergeItem(fields, old.get(key), own.get(key), other.get(key)) ?? [];
  });
}

function mergeItem<Item extends object>(
  fields: readonly (keyof Item)[],
  old: Item | undefined,
  own: Item | undefined,
  other: Item | undefined,
): Item | undefined {
  // Added by one of the two; by both under one id, it is the one added here.
  if (old === undefined) return own ?? other;
  const isChanged = (item: Item) => fields.some((field) => !isSame(item[field], old[field]));
  if (own === undefined) return other !== undefined && isChanged(other) ? other : undefined;
  if (other === undefined) return isChanged(own) ? own : undefined;
  const item = { ...other };
  for (const field of fields) {
    if (!isSame(own[field], old[field])) item[field] = own[field];
  }
  return item;
}

/** All keys once: in my order if I moved something, else in theirs. */
function orderKeys(old: number[], own: number[], other: number[]): number[] {
  const kept = old.filter((key) => own.includes(key));
  const isMoved = own.filter((key) => old.includes(key)).join() !== kept.join();
  return [...new Set(isMoved ? [...own, ...other] : [...other, ...own])];
}

function indexByKey<Item extends { key: number }>(items: readonly Item[]): Map<number, Item> {
  return new Map(items.map((item) => [item.key, item]));
}

/** A missing flag is one that is off; lists are the same if their entries are. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? false) === JSON.stringify(b ?? false);
}
