import { renameCustomTexts, withTexts } from './custom-texts';
import type { Draft, DraftPlan, ItemList } from './draft';

/**
 * Renames a plan or addon and its references: the addon lists of the plans (D21) and the texts in
 * other languages. References to an empty id or to one that another item has stay as they are.
 */
export function renameItem(draft: Draft, list: ItemList, key: number, id: string): Draft {
  const items: readonly { key: number; id: string }[] = draft[list];
  const item = items.find((one) => one.key === key);
  if (item === undefined) return draft;
  const { PRICING_PLANS, ADDONS, TEXTS } = draft;
  const withId = <Item extends { key: number }>(one: Item) =>
    one.key === key ? { ...one, id } : one;
  const renamed =
    list === 'ADDONS'
      ? { ...draft, ADDONS: ADDONS.map(withId) }
      : { ...draft, PRICING_PLANS: PRICING_PLANS.map(withId) };
  const taken = items.filter((one) => one.key !== key).map((one) => one.id);
  if ([id, item.id].some((one) => one === '' || taken.includes(one))) return renamed;
  const named = withTexts(renamed, renameCustomTexts(TEXTS, list, item.id, id));
  if (list !== 'ADDONS') return named;
  return { ...named, PRICING_PLANS: PRICING_PLANS.map((plan) => replaceIn(plan, item.id, id)) };
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
