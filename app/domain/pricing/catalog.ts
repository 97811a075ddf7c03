import type { Addon, Plan, PricingConfig } from './config';

/** The configured plans in their order; of plans with the same id the first counts. */
export function listPlans(config: Pick<PricingConfig, 'PRICING_PLANS'>): Plan[] {
  return dropRepeatedIds(config.PRICING_PLANS);
}

/** The configured addons in their order; of addons with the same id the first counts. */
export function listAddons(config: Pick<PricingConfig, 'ADDONS'>): Addon[] {
  return dropRepeatedIds(config.ADDONS);
}

/** Those of the ids that can be chosen, each once and in configured order (D12, D13). */
export function arrangeAddons(
  config: Pick<PricingConfig, 'ADDONS'>,
  wanted: readonly string[] | undefined,
): string[] {
  return listAddons(config)
    .filter((addon) => addon.status === 'available' && wanted?.includes(addon.id))
    .map((addon) => addon.id);
}

/** An edited list can repeat an id (D21 warns of nothing), while an address names just one thing. */
function dropRepeatedIds<T extends { id: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => seen.size < seen.add(id).size);
}
