import type { PricingTexts } from './built-in';
import type { Addon, Plan, PricingConfig } from './config';

/**
 * Shows a configuration in another language: a text that still is the built-in one of `from`
 * becomes that of `to`; an edited text stays as typed, and so does one without translation (D32).
 */
export function translateConfig(
  config: PricingConfig,
  from: PricingTexts,
  to: PricingTexts,
): PricingConfig {
  return {
    ...config,
    PRICING_PLANS: config.PRICING_PLANS.map((plan) =>
      translatePlan(plan, findText(from.plans, plan.id), findText(to.plans, plan.id)),
    ),
    ADDONS: config.ADDONS.map((addon) =>
      translateAddon(addon, findText(from.addons, addon.id), findText(to.addons, addon.id)),
    ),
  };
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
