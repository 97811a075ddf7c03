import { renameCustomTexts, withTexts } from './custom-texts';
import type { Draft, DraftPlan, ItemList } from './draft';

/** An id while it is typed: what it was before, and what named it then. */
export type Rename = {
  readonly list: ItemList;
  readonly key: number;
  readonly originalId: string;
  readonly plans: DraftPlan[];
  readonly texts: Draft['TEXTS'];
};

/**
 * Gives a plan or addon another id, and with it all that names it: the lists of the plans (D21), its
 * texts in other languages. Typing passes through ids that are empty or another item's; for as long
 * as it stands at one, the original id stays there, so that no other item is drawn in. `started` is
 * the result of the previous keystroke in the same field.
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
  // A shared id also names the other item and stays.
  const isCarried = ![id, originalId].some((one) => one === '' || taken.has(one));
  const carried = isCarried ? renameCustomTexts(texts, list, originalId, id) : texts;
  const named = withTexts(draft, carried);
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
      PRICING_PLANS: isCarried ? plans.map((plan) => replaceIn(plan, originalId, id)) : plans,
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
