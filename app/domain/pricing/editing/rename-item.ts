import { renameCustomTexts, withTexts } from './custom-texts';
import type { Draft, DraftPlan, ItemList } from './draft';

/** State before an id was edited, kept while it is typed. */
export type Rename = {
  readonly list: ItemList;
  readonly key: number;
  readonly originalId: string;
  readonly plans: DraftPlan[];
  readonly texts: Draft['TEXTS'];
};

/**
 * Renames a plan or addon and its references: the addon lists of the plans (D21) and the texts in
 * other languages. While the typed id is empty or equals another item's id, references keep the
 * original id, so that they are not mixed with those of the other item.
 * @param started the result of the previous keystroke in the same field
 */
export function renameItem(
  draft: Draft,
  list: ItemList,
  key: number,
  id: string,
  started?: Rename,
): { draft: Draft; rename: Rename | undefined } {
  const items: readonly { key: number; id: string }[] = draft[list];
  const item = items.find((one) => one.key === key);
  if (item === undefined) return { draft, rename: undefined };
  const rename =
    started?.list === list && started.key === key
      ? started
      : { list, key, originalId: item.id, plans: draft.PRICING_PLANS, texts: draft.TEXTS };
  const { originalId, plans, texts } = rename;
  const taken = new Set(items.filter((one) => one.key !== key).map((one) => one.id));
  // References to an id that another item has stay with that item.
  const movesReferences = ![id, originalId].some((one) => one === '' || taken.has(one));
  const movedTexts = movesReferences ? renameCustomTexts(texts, list, originalId, id) : texts;
  const named = withTexts(draft, movedTexts);
  return { draft: list === 'ADDONS' ? renameAddon() : renamePlan(), rename };

  function renamePlan(): Draft {
    const PRICING_PLANS = draft.PRICING_PLANS.map((one) =>
      one.key === key ? { ...one, id } : one,
    );
    return { ...named, PRICING_PLANS };
  }

  function renameAddon(): Draft {
    return {
      ...named,
      PRICING_PLANS: movesReferences ? plans.map((plan) => replaceIn(plan, originalId, id)) : plans,
      ADDONS: draft.ADDONS.map((one) => (one.key === key ? { ...one, id } : one)),
    };
  }
}

function replaceIn(plan: DraftPlan, from: string, to: string): DraftPlan {
  const { includedAddons, disabledAddons } = plan;
  if (![...includedAddons, ...disabledAddons].includes(from)) return plan;
  const replace = (id: string) => (id === from ? to : id);
  return {
    ...plan,
    includedAddons: includedAddons.map(replace),
    disabledAddons: disabledAddons.map(replace),
  };
}
