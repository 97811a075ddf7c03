import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';
import { findPlan, resolveSelection, type Selection } from '#app/domain/pricing/selection';

/** How often a property is tried; fewer times while mutants are tested. */
export const RUNS = { numRuns: Number(process.env.FC_RUNS ?? 10_000) };

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

const text = { description: '', features: [] };
const fromPro = ['sso', 'support'];

/**
 * The tests' own price list, with the figures of the specification (§9). It is not the delivered
 * one: what that costs may change, and what the engine makes of these figures stays.
 */
export const priceList: PricingConfig = {
  PRICING_PLANS: [
    {
      ...describePlan('core'),
      id: 'core',
      basePrice: 499,
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
      basePrice: 1199,
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
      basePrice: 3499,
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
    createAddon('sso', 99, { ...germanTexts.addons.sso, icon: 'key-round', image: 'sso' }),
    createAddon('support', 99, { title: '', icon: 'life-buoy', image: 'support' }),
    createAddon('reporting', 199, { title: '', icon: 'chart-column', image: 'reporting' }),
    announce('transport-genius', 599, 'Q2/2025', 'truck'),
    announce('doku-genius', 399, 'Q2/2025', 'file-text'),
    announce('compliance', 99, 'Q4/2025', 'shield-check'),
    announce('notifications', 59, 'Q3/2025', 'bell'),
  ],
  EXTRA_COSTS: { USER_PRICE: 49, SYSTEM_PRICE: 129, LANDSCAPE_PRICE: 59 },
  YEARLY_DISCOUNT: 0.15,
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

/** The price list with one plan changed. */
export function withPlan(planId: string, change: Partial<Plan>, config = priceList): PricingConfig {
  const changeOne = (plan: Plan) => (plan.id === planId ? { ...plan, ...change } : plan);
  return { ...config, PRICING_PLANS: config.PRICING_PLANS.map(changeOne) };
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
