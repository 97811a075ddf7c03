import { EXTRA_COST_FIELDS } from '#app/domain/pricing/counts';
import { ADDON_FIELDS, PLAN_FIELDS } from '#app/domain/pricing/fields';
import type { Draft, DraftAddon, DraftPlan, ItemList } from './draft';

/** Identifiers of everything in a draft that two editors can change independently. */
export const draftPaths = {
  extraCost: (field: string) => field,
  discount: 'discount',
  texts: (language: string) => `texts ${language}`,
  order: (list: ItemList) => `${list} order`,
  item: (list: ItemList, key: number) => `${list} ${key}`,
  field: (list: ItemList, key: number, field: string) => `${list} ${key} ${field}`,
};

/**
 * Merges the changes of two editors of the same draft: the changes from `before` to `mine` are
 * applied to `theirs` (D20, D38).
 * @param theirChoices paths that both changed and whose change is theirs; all others are mine
 */
export function mergeDrafts(
  before: Draft,
  mine: Draft,
  theirs: Draft,
  theirChoices: ReadonlySet<string> = new Set(),
): Draft {
  const mergeValue = <Value>(path: string, old: Value, own: Value, other: Value): Value =>
    isSame(own, old) || theirChoices.has(path) ? other : own;

  const costs = { ...theirs.EXTRA_COSTS };
  for (const field of EXTRA_COST_FIELDS) {
    const [old, own] = [before.EXTRA_COSTS[field], mine.EXTRA_COSTS[field]];
    costs[field] = mergeValue(draftPaths.extraCost(field), old, own, theirs.EXTRA_COSTS[field]);
  }

  function mergeTexts(): Pick<Draft, 'TEXTS'> {
    const languages = Object.keys({ ...theirs.TEXTS, ...mine.TEXTS });
    const texts = languages.flatMap((language) => {
      const [old, own, other] = [before, mine, theirs].map(({ TEXTS }) => TEXTS?.[language]);
      const merged = mergeValue(draftPaths.texts(language), old, own, other);
      return merged ? [[language, merged] as const] : [];
    });
    return texts.length > 0 ? { TEXTS: Object.fromEntries(texts) } : {};
  }

  function mergeItems<Item extends { key: number }>(
    list: ItemList,
    fields: readonly (keyof Item & string)[],
    [old, own, other]: [readonly Item[], readonly Item[], readonly Item[]],
  ): Item[] {
    const find = (items: readonly Item[], key: number) => items.find((item) => item.key === key);
    const keysOf = (items: readonly Item[]) => items.map(({ key }) => key);
    return orderKeys(list, keysOf(old), keysOf(own), keysOf(other)).flatMap(
      (key) => mergeItem(list, fields, key, find(old, key), find(own, key), find(other, key)) ?? [],
    );
  }

  function mergeItem<Item extends object>(
    list: ItemList,
    fields: readonly (keyof Item & string)[],
    key: number,
    old: Item | undefined,
    own: Item | undefined,
    other: Item | undefined,
  ): Item | undefined {
    if (theirChoices.has(draftPaths.item(list, key))) return other;
    // Added by one of the two, or by both with the same id.
    if (old === undefined) return own ?? other;
    if (own === undefined) return undefined;
    if (other === undefined)
      return fields.some((field) => !isSame(own[field], old[field])) ? own : undefined;
    const item = { ...other };
    for (const field of fields) {
      const path = draftPaths.field(list, key, field);
      item[field] = mergeValue(path, old[field], own[field], other[field]);
    }
    return item;
  }

  /** Takes my order if I moved an item, else theirs. */
  function orderKeys(list: ItemList, old: number[], own: number[], other: number[]): number[] {
    const kept = old.filter((key) => own.includes(key));
    const isMoved = own.filter((key) => old.includes(key)).join() !== kept.join();
    const isMine = isMoved && !theirChoices.has(draftPaths.order(list));
    return [...new Set(isMine ? [...own, ...other] : [...other, ...own])];
  }

  return {
    PRICING_PLANS: mergeItems<DraftPlan>(
      'PRICING_PLANS',
      PLAN_FIELDS.map(({ field }) => field),
      [before.PRICING_PLANS, mine.PRICING_PLANS, theirs.PRICING_PLANS],
    ),
    ADDONS: mergeItems<DraftAddon>(
      'ADDONS',
      ADDON_FIELDS.map(({ field }) => field),
      [before.ADDONS, mine.ADDONS, theirs.ADDONS],
    ),
    EXTRA_COSTS: costs,
    YEARLY_DISCOUNT: mergeValue(
      draftPaths.discount,
      before.YEARLY_DISCOUNT,
      mine.YEARLY_DISCOUNT,
      theirs.YEARLY_DISCOUNT,
    ),
    ...mergeTexts(),
    hasNewPlan: mine.hasNewPlan,
  };
}

/** A missing flag is off. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? false) === JSON.stringify(b ?? false);
}
