import { createAmount, toAmount, toNumber } from '#app/domain/pricing/amount.ts';
import { parseAddon, parsePlan } from '#app/domain/pricing/config.ts';
import { rateToPercent } from '#app/domain/pricing/discounts.ts';
import {
  getDefaultValue,
  ITEM_FIELDS,
  type ItemField,
  type NewItem,
} from '#app/domain/pricing/fields.ts';
import { getCustomTexts, renameCustomTexts, setCustomTexts } from './custom-texts.ts';
import { type Draft, type DraftItem, findItem, type ItemList } from './draft.ts';

/** The texts of a new plan or addon (spec §3). */
export type DefaultTexts = Omit<NewItem, 'id'>;

/** Adds a plan or addon at the end of its list (spec §3 "Admin defaults", D21). */
export function addItem(draft: Draft, list: ItemList, texts: DefaultTexts, key: number): Draft {
  const isPlan = list === 'PRICING_PLANS';
  const id = findFreeId(isPlan ? 'plan' : 'addon', draft[list]);
  const values = ITEM_FIELDS[list].map((row) => [
    row.field,
    getDefaultValue(row, { ...texts, id }),
  ]);
  const item = (isPlan ? parsePlan : parseAddon)(Object.fromEntries(values));
  const items = [...draft[list], { ...item, key }];
  return { ...draft, [list]: items, hasNewPlan: draft.hasNewPlan || isPlan };
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
  return id === undefined || isShared ? left : renameCustomTexts(left, list, id);
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
  if (language === undefined) {
    const items: readonly DraftItem[] = draft[list];
    const changed = items.map((item) => (item.key === key ? { ...item, [field]: value } : item));
    return { ...draft, [list]: changed };
  }
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
  const named = renameCustomTexts(renamed, list, from, id);
  if (list !== 'ADDONS') return named;
  const replace = (ids: string[]) => ids.map((one) => (one === from ? id : one));
  const PRICING_PLANS = named.PRICING_PLANS.map((plan) => {
    const { includedAddons: included, disabledAddons: disabled } = plan;
    if (![...included, ...disabled].includes(from)) return plan;
    return { ...plan, includedAddons: replace(included), disabledAddons: replace(disabled) };
  });
  return { ...named, PRICING_PLANS };
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
