import { findOwn } from '#app/domain/find-own.ts';
import type { PricingTexts } from './built-in';
import type { Complete, ItemTexts, PricingConfig } from './config';

type FieldsOf<Value> = {
  [Field in keyof ItemTexts]-?: NonNullable<ItemTexts[Field]> extends Value ? Field : never;
}[keyof ItemTexts];

/** The translatable texts of plans and addons (D32); an addon alone has a long description. */
export const TEXT_FIELDS = listFields<string>()(['title', 'description', 'longDescription']);
export const TEXT_LIST_FIELDS = listFields<string[]>()(['features']);

function listFields<Value>() {
  return <const Fields extends readonly FieldsOf<Value>[]>(
    fields: Fields & Complete<FieldsOf<Value>, Fields[number]>,
  ): Fields => fields;
}

/**
 * Shows a configuration in another language (D32): the owner's texts in that language come first,
 * built-in texts of `from` become those of `to`, and edited texts stay as typed.
 * @param language the code of the language of `to`
 */
export function translateConfig(
  config: PricingConfig,
  from: PricingTexts,
  to: PricingTexts,
  language: string,
): PricingConfig {
  const { plans = {}, addons = {} } = findOwn(config.TEXTS ?? {}, language) ?? {};
  return {
    ...config,
    PRICING_PLANS: config.PRICING_PLANS.map((plan) => ({
      ...plan,
      ...translateTexts(plan, plan.id, plans, from.plans, to.plans),
    })),
    ADDONS: config.ADDONS.map((addon) => ({
      ...addon,
      ...translateTexts(addon, addon.id, addons, from.addons, to.addons),
    })),
  };
}

type TextsById = Record<string, ItemTexts>;
type ItemTranslation = { [Field in keyof ItemTexts]?: NonNullable<ItemTexts[Field]> };

function translateTexts(
  texts: ItemTexts,
  id: string,
  customById: TextsById,
  fromById: TextsById,
  toById: TextsById,
): ItemTranslation {
  const custom = findOwn(customById, id) ?? {};
  const from = findOwn(fromById, id);
  const to = from && findOwn(toById, id);
  const translated: ItemTranslation = {};
  for (const field of TEXT_FIELDS) {
    const text = texts[field];
    if (text === undefined) continue;
    const customText = custom[field] ?? '';
    const isCustom = customText.trim() !== '';
    translated[field] = isCustom ? customText : translateText(text, from?.[field], to?.[field]);
  }
  for (const field of TEXT_LIST_FIELDS) {
    const entries = texts[field];
    if (entries === undefined) continue;
    const customEntries = custom[field] ?? [];
    const isCustom = customEntries.length > 0;
    translated[field] = isCustom
      ? customEntries
      : translateEntries(entries, from?.[field], to?.[field]);
  }
  return translated;
}

function translateText(text: string, from: string | undefined, to: string | undefined): string {
  return text === from && to !== undefined ? to : text;
}

/**
 * Translates an unedited list as a whole, whatever its length, and an edited one entry by entry, so
 * that one new feature leaves the others translated.
 */
function translateEntries(entries: string[], from: string[] = [], to: string[] = []): string[] {
  const isUnedited =
    entries.length === from.length && entries.every((text, index) => text === from[index]);
  if (isUnedited && to.length > 0) return [...to];
  return entries.map((text, index) => translateText(text, from[index], to[index]));
}
