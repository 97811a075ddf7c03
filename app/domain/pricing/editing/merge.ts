import { findOwn } from '#app/domain/find-own.ts';
import { EXTRA_COST_FIELDS } from '#app/domain/pricing/counts.ts';
import { ADDON_FIELDS, PLAN_FIELDS } from '#app/domain/pricing/fields.ts';
import type { Draft, DraftAddon, DraftPlan, ItemList } from './draft.ts';

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

  /** Merges two records field by field. */
  function mergeFields<Item extends object>(
    getPath: (field: string) => string,
    fields: readonly (keyof Item & string)[],
    [old, own, other]: readonly [Item, Item, Item],
  ): Item {
    const merged = { ...other };
    for (const field of fields) {
      merged[field] = mergeValue(getPath(field), old[field], own[field], other[field]);
    }
    return merged;
  }

  function mergeTexts(): Pick<Draft, 'TEXTS'> {
    const languages = Object.keys({ ...theirs.TEXTS, ...mine.TEXTS });
    const texts = languages.flatMap((language) => {
      const [old, own, other] = [before, mine, theirs].map(({ TEXTS }) =>
        findOwn(TEXTS ?? {}, language),
      );
      const merged = mergeValue(draftPaths.texts(language), old, own, other);
      return merged ? [[language, merged] as const] : [];
    });
    return texts.length > 0 ? { TEXTS: Object.fromEntries(texts) } : {};
  }

  function mergeItems<Item extends { key: number }>(
    list: ItemList,
    rows: readonly { field: keyof Item & string }[],
    getItems: (draft: Draft) => readonly Item[],
  ): Item[] {
    const fields = rows.map(({ field }) => field);
    return orderKeys(list).flatMap((key) => {
      const find = (draft: Draft) => getItems(draft).find((item) => item.key === key);
      const [old, own, other] = [find(before), find(mine), find(theirs)];
      if (theirChoices.has(draftPaths.item(list, key))) return other ?? [];
      // Added by one of the two, or by both with the same id.
      if (old === undefined) return own ?? other ?? [];
      if (own === undefined) return [];
      if (other === undefined)
        return fields.some((field) => !isSame(own[field], old[field])) ? own : [];
      const getPath = (field: string) => draftPaths.field(list, key, field);
      return mergeFields(getPath, fields, [old, own, other]);
    });
  }

  /** Takes my order if I moved an item, else theirs. */
  function orderKeys(list: ItemList): number[] {
    const listKeys = (draft: Draft) => draft[list].map(({ key }) => key);
    const [old, own, other] = [listKeys(before), listKeys(mine), listKeys(theirs)];
    const kept = old.filter((key) => own.includes(key));
    const isMoved = own.filter((key) => old.includes(key)).join() !== kept.join();
    const isMine = isMoved && !theirChoices.has(draftPaths.order(list));
    return [...new Set(isMine ? [...own, ...other] : [...other, ...own])];
  }

  return {
    PRICING_PLANS: mergeItems<DraftPlan>(
      'PRICING_PLANS',
      PLAN_FIELDS,
      (draft) => draft.PRICING_PLANS,
    ),
    ADDONS: mergeItems<DraftAddon>('ADDONS', ADDON_FIELDS, (draft) => draft.ADDONS),
    EXTRA_COSTS: mergeFields(draftPaths.extraCost, EXTRA_COST_FIELDS, [
      before.EXTRA_COSTS,
      mine.EXTRA_COSTS,
      theirs.EXTRA_COSTS,
    ]),
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
