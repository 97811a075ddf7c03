import { createBuiltInConfig, type PricingTexts } from '#app/domain/pricing/built-in';
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

/** The price list of the specification (§9). */
export const priceList: PricingConfig = createBuiltInConfig(germanTexts);

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
