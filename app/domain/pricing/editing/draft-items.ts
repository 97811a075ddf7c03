import { createAmount, toAmount, toNumber } from '#app/domain/pricing/amount';
import { parseAddon, parsePlan } from '#app/domain/pricing/config';
import { rateToPercent } from '#app/domain/pricing/discounts';
import {
  ADDON_FIELDS,
  getDefaultValue,
  type ItemField,
  type NewItem,
  PLAN_FIELDS,
} from '#app/domain/pricing/fields';
import { removeCustomTexts } from './custom-texts';
import type { Draft, DraftAddon, DraftPlan, ItemList } from './draft';

/** The texts of a new plan or addon (spec §3). */
export type DefaultTexts = Omit<NewItem, 'id'>;

/** Adds a plan at the end of the list (spec §3 "Admin defaults", D21). */
export function addDraftPlan(draft: Draft, texts: DefaultTexts, key: number): Draft {
  const id = findFreeId('plan', draft.PRICING_PLANS);
  const plan = { ...parsePlan(createItem(PLAN_FIELDS, { ...texts, id })), key };
  return { ...draft, PRICING_PLANS: [...draft.PRICING_PLANS, plan], hasNewPlan: true };
}

/** Adds an addon at the end of the list (spec §3 "Admin defaults", D21). */
export function addDraftAddon(draft: Draft, texts: DefaultTexts, key: number): Draft {
  const id = findFreeId('addon', draft.ADDONS);
  const addon = { ...parseAddon(createItem(ADDON_FIELDS, { ...texts, id })), key };
  return { ...draft, ADDONS: [...draft.ADDONS, addon] };
}

/** The caller parses the result with the schema of plans or addons. */
function createItem(fields: readonly ItemField[], item: NewItem): Record<string, unknown> {
  return Object.fromEntries(fields.map((row) => [row.field, getDefaultValue(row, item)]));
}

/**
 * Removes an item and its texts in other languages. Removing a plan resets `hasNewPlan` (spec §4).
 */
export function removeItem(draft: Draft, list: ItemList, key: number): Draft {
  const items: readonly (DraftPlan | DraftAddon)[] = draft[list];
  const remaining = items.filter((item) => item.key !== key);
  const hasNewPlan = draft.hasNewPlan && list !== 'PRICING_PLANS';
  const left = { ...draft, [list]: remaining, hasNewPlan };
  const id = items.find((item) => item.key === key)?.id;
  const isShared = remaining.some((item) => item.id === id);
  return id === undefined || isShared ? left : removeCustomTexts(left, list, id);
}

/** Moves an item to another index of its list; the index is clamped to the list. */
export function moveItem(draft: Draft, list: ItemList, key: number, to: number): Draft {
  const items: readonly (DraftPlan | DraftAddon)[] = draft[list];
  const others = items.filter((item) => item.key !== key);
  const moved = items.filter((item) => item.key === key);
  return { ...draft, [list]: others.toSpliced(Math.max(to, 0), 0, ...moved) };
}

/**
 * Prepares a draft for saving: if a plan was added, every plan that still has the default title and
 * the default description is dropped, including older ones (spec §4).
 */
export function dropUntouchedPlans(
  draft: Draft,
  { title, description }: Pick<DefaultTexts, 'title' | 'description'>,
): Draft {
  if (!draft.hasNewPlan) return draft;
  const touched = draft.PRICING_PLANS.filter(
    (plan) => plan.title !== title || plan.description !== description,
  );
  return { ...draft, PRICING_PLANS: touched, hasNewPlan: false };
}

/** Parses typed ids: separated by commas, trimmed, without empty ones (spec §5). */
export function parseIdList(text: string): string[] {
  return text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

export function formatIdList(ids: readonly string[]): string {
  return ids.join(', ');
}

/** Converts a stored fraction to percent without floating-point errors: 0.15 to 15. */
export function fractionToPercent(rate: number): number {
  return rateToPercent(toAmount(rate));
}

/** Converts a typed percentage to the stored fraction: 15 to 0.15 (spec §5). */
export function percentToFraction(percent: number): number {
  const { units, scale } = toAmount(percent);
  return toNumber(createAmount(units, scale + 2));
}

/** Takes the smallest free number above the length of the list (D21). */
function findFreeId(prefix: string, items: readonly { id: string }[]): string {
  const taken = new Set(items.map(({ id }) => id));
  let number = items.length + 1;
  while (taken.has(`${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}
