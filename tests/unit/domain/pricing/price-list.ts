import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';
import { type Quote, quoteSelection } from '#app/domain/pricing/quote';
import { findPlan, resolveSelection, type Selection } from '#app/domain/pricing/selection';
import { TEST_PRICES } from '../../../test-prices';

/** How often a property is tried; `npm run test:long` tries it five times as often. */
export const RUNS = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

export const germanTexts: PricingTexts = {
  plans: {
    core: { title: 'Core', description: 'Für kleine Teams', features: ['Dashboard', 'Explorer'] },
    pro: { title: 'Pro', description: 'Für wachsende Teams', features: ['Alles aus Core'] },
  },
  addons: {
    sso: {
      title: 'Einmalanmeldung',
      description: 'Ein Konto für alles',
      longDescription: 'Anmeldung über das Firmenkonto',
      features: ['SAML', 'OpenID Connect'],
    },
  },
};

const { plans, addons, extraCosts, yearlyDiscount } = TEST_PRICES;
const text = { description: '', features: [] };
const fromPro = ['sso', 'support'];

/** A new plan of the admin form (spec §3 "Admin defaults"), as stored. */
export const newPlan = {
  id: 'plan-4',
  title: 'Neues Paket',
  basePrice: 0,
  includedUsers: 1,
  includedSystems: 1,
  includedLandscapes: 1,
  includedAddons: [],
  disabledAddons: [],
  freeAddonCount: 0,
  salesOnly: false,
  highlighted: false,
  description: 'Beschreibung',
  features: ['Feature 1'],
};

/** The tests' own price list; it is not the delivered one. */
export const priceList: PricingConfig = {
  PRICING_PLANS: [
    {
      ...describePlan('core'),
      id: 'core',
      basePrice: plans.core,
      includedUsers: 3,
      includedSystems: 2,
      includedLandscapes: 1,
      includedAddons: [],
      disabledAddons: fromPro,
      freeAddonCount: 0,
      salesOnly: false,
    },
    {
      ...describePlan('pro'),
      id: 'pro',
      basePrice: plans.pro,
      includedUsers: 10,
      includedSystems: 3,
      includedLandscapes: 1,
      includedAddons: fromPro,
      disabledAddons: [],
      freeAddonCount: 1,
      salesOnly: false,
      highlighted: true,
    },
    {
      ...describePlan('enterprise'),
      id: 'enterprise',
      basePrice: plans.enterprise,
      includedUsers: 20,
      includedSystems: 5,
      includedLandscapes: 2,
      includedAddons: fromPro,
      disabledAddons: [],
      freeAddonCount: 3,
      salesOnly: true,
    },
  ],
  ADDONS: [
    createAddon('sso', addons.sso, { ...germanTexts.addons.sso, icon: 'key-round', image: 'sso' }),
    createAddon('support', addons.support, { title: '', icon: 'life-buoy', image: 'support' }),
    createAddon('reporting', addons.reporting, {
      title: '',
      icon: 'chart-column',
      image: 'reporting',
    }),
    announce('transport-genius', addons['transport-genius'], 'Q2/2025', 'truck'),
    announce('doku-genius', addons['doku-genius'], 'Q2/2025', 'file-text'),
    announce('compliance', addons.compliance, 'Q4/2025', 'shield-check'),
    announce('notifications', addons.notifications, 'Q3/2025', 'bell'),
  ],
  EXTRA_COSTS: { ...extraCosts },
  YEARLY_DISCOUNT: yearlyDiscount,
};

function describePlan(id: string) {
  return germanTexts.plans[id] ?? { ...text, title: '' };
}

function announce(id: string, price: number, statusText: string, icon: string): Addon {
  return createAddon(id, price, { title: '', icon, image: id, status: 'future', statusText });
}

export function planOf(planId: string, config = priceList): Plan {
  const plan = findPlan(config, planId);
  if (plan?.id !== planId) throw new Error(`No plan ${planId}`);
  return plan;
}

export function addonOf(addonId: string): Addon {
  const addon = priceList.ADDONS.find(({ id }) => id === addonId);
  if (addon === undefined) throw new Error(`No addon ${addonId}`);
  return addon;
}

export function select(
  planId: string | undefined,
  search: Parameters<typeof resolveSelection>[2] = {},
  config = priceList,
): Selection {
  const selection = resolveSelection(config, planId, search);
  if (selection === undefined) throw new Error('No plans');
  return selection;
}

/** The quote of a selection that has a list price. */
export function priceSelection(...input: Parameters<typeof quoteSelection>): Quote {
  const quote = quoteSelection(...input);
  if (quote === undefined) throw new Error('The price is on request');
  return quote;
}

/** The price list with one plan changed. */
export function withPlan(planId: string, change: Partial<Plan>, config = priceList): PricingConfig {
  const changeOne = (plan: Plan) => (plan.id === planId ? { ...plan, ...change } : plan);
  return { ...config, PRICING_PLANS: config.PRICING_PLANS.map(changeOne) };
}

/** The price list with one addon changed. */
export function withAddon(addonId: string, change: Partial<Addon>): PricingConfig {
  const changeOne = (addon: Addon) => (addon.id === addonId ? { ...addon, ...change } : addon);
  return { ...priceList, ADDONS: priceList.ADDONS.map(changeOne) };
}

export function withUserPrice(USER_PRICE: number, config = priceList): PricingConfig {
  return { ...config, EXTRA_COSTS: { ...config.EXTRA_COSTS, USER_PRICE } };
}

export function createAddon(id: string, price: number, change: Partial<Addon> = {}): Addon {
  return {
    id,
    title: id,
    icon: '',
    price,
    description: '',
    longDescription: '',
    features: [],
    status: 'available',
    statusText: '',
    image: '',
    ...change,
  };
}

/** A new addon of the admin form (spec §3 "Admin defaults"), as stored. */
export const newAddon = createAddon('addon-8', 0, {
  title: 'Neues Addon',
  description: 'Beschreibung',
  features: ['Feature 1'],
  highlighted: false,
});

/** The list with a title for each plan and addon. */
export const titledList: PricingConfig = {
  ...withPlan('enterprise', { title: 'Enterprise' }),
  ADDONS: priceList.ADDONS.map((addon) => ({ ...addon, title: addon.id })),
};
