import type { PricingTexts } from './built-in';
import type { Addon, ItemTexts, Plan, PricingConfig } from './config';

/**
 * Shows a configuration in another language: in the owner's own words where it has some; else a text
 * that still is the built-in one of `from` becomes that of `to`; an edited text stays as typed, and
 * so does one without translation (D32).
 * @param language the code of the language that `to` is written in
 */
export function translateConfig(
  config: PricingConfig,
  from: PricingTexts,
  to: PricingTexts,
  language: string,
): PricingConfig {
  const own = findText(config.TEXTS ?? {}, language);
  return {
    ...config,
    PRICING_PLANS: config.PRICING_PLANS.map((plan) => {
      const { longDescription: _, ...texts } = readOwn(own?.plans, plan.id);
      const known = [findText(from.plans, plan.id), findText(to.plans, plan.id)] as const;
      return { ...translatePlan(plan, ...known), ...texts };
    }),
    ADDONS: config.ADDONS.map((addon) => {
      const known = [findText(from.addons, addon.id), findText(to.addons, addon.id)] as const;
      return { ...translateAddon(addon, ...known), ...readOwn(own?.addons, addon.id) };
    }),
  };
}

/** What the owner has written; what was left empty is not. */
function readOwn(texts: Record<string, ItemTexts> = {}, id: string): CustomTexts {
  const { title, description, longDescription, features } = findText(texts, id) ?? {};
  return {
    ...(isWritten(title) && { title }),
    ...(isWritten(description) && { description }),
    ...(isWritten(longDescription) && { longDescription }),
    ...(features && features.length > 0 && { features }),
  };
}

type CustomTexts = Partial<AddonText>;

function isWritten(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

type Text = { title: string; description: string; features: string[] };
type AddonText = Text & { longDescription: string };

function translatePlan(plan: Plan, from: Text | undefined, to: Text | undefined): Plan {
  if (from === undefined || to === undefined) return plan;
  return { ...plan, ...translateCommon(plan, from, to) };
}

function translateAddon(
  addon: Addon,
  from: AddonText | undefined,
  to: AddonText | undefined,
): Addon {
  if (from === undefined || to === undefined) return addon;
  return {
    ...addon,
    ...translateCommon(addon, from, to),
    longDescription: translateText(addon.longDescription, from.longDescription, to.longDescription),
  };
}

function translateCommon(text: Text, from: Text, to: Text): Text {
  return {
    title: translateText(text.title, from.title, to.title),
    description: translateText(text.description, from.description, to.description),
    features: translateFeatures(text.features, from.features, to.features),
  };
}

function translateText(text: string, from: string | undefined, to: string): string {
  return text === from ? to : text;
}

/**
 * An untouched list becomes the translated one, whatever its length; an edited one is translated
 * entry by entry, so that one new feature does not turn the others German.
 */
function translateFeatures(features: string[], from: string[], to: string[]): string[] {
  const isUntouched =
    features.length === from.length && features.every((text, index) => text === from[index]);
  if (isUntouched && to.length > 0) return [...to];
  return features.map((text, index) => translateText(text, from[index], to[index] ?? text));
}

/** Own keys only: an id such as `constructor` must not find what every object inherits. */
function findText<T>(texts: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(texts, id) ? texts[id] : undefined;
}
