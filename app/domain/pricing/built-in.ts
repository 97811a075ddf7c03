import type { Addon, ItemTexts, Plan, PricingConfig } from './config';

/** The texts of the built-in plans and addons in one language, by id (D32). */
export type PricingTexts = {
  plans: Record<string, Pick<Plan, keyof Plan & keyof ItemTexts>>;
  addons: Record<string, Pick<Addon, keyof Addon & keyof ItemTexts>>;
};

type PlanNumbers = Omit<Plan, keyof ItemTexts>;
type AddonNumbers = Omit<Addon, keyof ItemTexts>;

const INCLUDED_FROM_PRO = ['sso', 'support'];

const PLANS: readonly PlanNumbers[] = [
  {
    id: 'core',
    basePrice: 499,
    includedUsers: 3,
    includedSystems: 2,
    includedLandscapes: 1,
    includedAddons: [],
    disabledAddons: INCLUDED_FROM_PRO,
    freeAddonCount: 0,
    salesOnly: false,
  },
  {
    id: 'pro',
    basePrice: 1199,
    includedUsers: 10,
    includedSystems: 3,
    includedLandscapes: 1,
    includedAddons: INCLUDED_FROM_PRO,
    disabledAddons: [],
    freeAddonCount: 1,
    salesOnly: false,
    highlighted: true,
  },
  {
    id: 'enterprise',
    basePrice: 3499,
    includedUsers: 20,
    includedSystems: 5,
    includedLandscapes: 2,
    includedAddons: INCLUDED_FROM_PRO,
    disabledAddons: [],
    freeAddonCount: 3,
    salesOnly: true,
  },
];

const ADDONS: readonly AddonNumbers[] = [
  createAddonNumbers('sso', 99, 'key-round'),
  createAddonNumbers('support', 99, 'life-buoy'),
  createAddonNumbers('reporting', 199, 'chart-column'),
  createAddonNumbers('transport-genius', 599, 'truck', 'Q2/2025'),
  createAddonNumbers('doku-genius', 399, 'file-text', 'Q2/2025'),
  createAddonNumbers('compliance', 99, 'shield-check', 'Q4/2025'),
  createAddonNumbers('notifications', 59, 'bell', 'Q3/2025'),
];

/**
 * Creates the built-in configuration: the prices of spec §9 (euros per month) with the texts of a
 * language (D32). Missing texts are empty.
 */
export function createBuiltInConfig(texts: PricingTexts): PricingConfig {
  return {
    PRICING_PLANS: PLANS.map((plan) =>
      structuredClone({ ...plan, ...NO_TEXTS, ...texts.plans[plan.id] }),
    ),
    ADDONS: ADDONS.map((addon) =>
      structuredClone({ ...addon, ...NO_TEXTS, longDescription: '', ...texts.addons[addon.id] }),
    ),
    EXTRA_COSTS: { USER_PRICE: 49, SYSTEM_PRICE: 129, LANDSCAPE_PRICE: 59 },
    YEARLY_DISCOUNT: 0.15,
  };
}

const NO_TEXTS = { title: '', description: '', features: [] };

/** An addon with a quarter is announced and cannot be selected yet. */
function createAddonNumbers(id: string, price: number, icon: string, quarter = ''): AddonNumbers {
  const status = quarter === '' ? 'available' : 'future';
  return { id, price, icon, status, statusText: quarter, image: id };
}
