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
import {
  getCustomTexts,
  removeCustomTexts,
  renameCustomTexts,
  setCustomTexts,
  withTexts,
} from './custom-texts';
import { type Draft, type DraftItem, type DraftPlan, findItem, type ItemList } from './draft';

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
  const remaining = listOthers(draft, list, key);
  const hasNewPlan = draft.hasNewPlan && list !== 'PRICING_PLANS';
  const left = { ...draft, [list]: remaining, hasNewPlan };
  const id = findItem(draft, list, key)?.id;
  const isShared = remaining.some((item) => item.id === id);
  return id === undefined || isShared ? left : removeCustomTexts(left, list, id);
}

/** Moves an item to another index of its list; the index is clamped to the list. */
export function moveItem(draft: Draft, list: ItemList, key: number, to: number): Draft {
  const moved = findItem(draft, list, key);
  if (moved === undefined) return draft;
  const others = listOthers(draft, list, key);
  return { ...draft, [list]: others.toSpliced(Math.max(to, 0), 0, moved) };
}

function listOthers(draft: Draft, list: ItemList, key: number): DraftItem[] {
  const items: readonly DraftItem[] = draft[list];
  return items.filter((item) => item.key !== key);
}

export type FieldValue = string | number | boolean | string[];
type Fields = { [field in ItemField['field']]?: FieldValue | undefined };

/** Gets a field of a plan or addon, or its text in another language. */
export function getField(
  draft: Draft,
  list: ItemList,
  key: number,
  field: ItemField['field'],
  language?: string,
): FieldValue | undefined {
  const item = findItem(draft, list, key);
  if (item === undefined || language === undefined) return item?.[field];
  const texts: Fields = getCustomTexts(draft.TEXTS, language, list, item.id);
  return texts[field];
}

/** Sets a field of a plan or addon, or its text in another language. */
export function setField(
  draft: Draft,
  list: ItemList,
  key: number,
  field: ItemField['field'],
  value: FieldValue,
  language?: string,
): Draft {
  const items: readonly DraftItem[] = draft[list];
  const changed = items.map((item) => (item.key === key ? { ...item, [field]: value } : item));
  if (language === undefined) return { ...draft, [list]: changed };
  const id = findItem(draft, list, key)?.id;
  if (id === undefined) return draft;
  const texts = { ...getCustomTexts(draft.TEXTS, language, list, id), [field]: value };
  return setCustomTexts(draft, language, list, id, texts);
}

/**
 * Renames a plan or addon and its references: the addon lists of the plans (D21) and the texts in
 * other languages. References to an empty id or to one that another item has stay as they are.
 */
export function renameItem(draft: Draft, list: ItemList, key: number, id: string): Draft {
  const from = findItem(draft, list, key)?.id;
  if (from === undefined) return draft;
  const renamed = setField(draft, list, key, 'id', id);
  const taken = listOthers(draft, list, key).map((one) => one.id);
  if ([id, from].some((one) => one === '' || taken.includes(one))) return renamed;
  const named = withTexts(renamed, renameCustomTexts(draft.TEXTS, list, from, id));
  if (list !== 'ADDONS') return named;
  return { ...named, PRICING_PLANS: named.PRICING_PLANS.map((plan) => replaceIn(plan, from, id)) };
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

/** Parses typed ids (spec §5), or features by lines: trimmed, without empty ones. */
export function parseEntries(text: string, separator: ',' | '\n'): string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
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
