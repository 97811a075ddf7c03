import type { Addon, Plan, PricingConfig } from './config';

/** The configured plans in their order; of plans with the same id the first counts. */
export function listPlans(config: Pick<PricingConfig, 'PRICING_PLANS'>): Plan[] {
  return uniqueById(config.PRICING_PLANS);
}

/** The configured addons in their order; of addons with the same id the first counts. */
export function listAddons(config: Pick<PricingConfig, 'ADDONS'>): Addon[] {
  return uniqueById(config.ADDONS);
}

/** Normalizes addon ids: only available addons, each once, in configured order (D12, D13). */
export function normalizeAddonIds(
  config: Pick<PricingConfig, 'ADDONS'>,
  wanted: readonly string[] | undefined,
): string[] {
  return listAddons(config)
    .filter((addon) => addon.status === 'available' && wanted?.includes(addon.id))
    .map((addon) => addon.id);
}

/**
 * A configuration as pages show it: a plan or addon whose title was emptied goes by its id, and by
 * its place in the list if that is empty too. Nothing keeps the admin from either (D21).
 */
export function fillEmptyTitles(config: PricingConfig): PricingConfig {
  return {
    ...config,
    PRICING_PLANS: config.PRICING_PLANS.map(fillEmptyTitle),
    ADDONS: config.ADDONS.map(fillEmptyTitle),
  };
}

function fillEmptyTitle<T extends { id: string; title: string }>(item: T, index: number): T {
  if (item.title.trim() !== '') return item;
  return { ...item, title: item.id.trim() === '' ? `#${index + 1}` : item.id };
}

/** An edited list can repeat an id (D21 warns of nothing), while an address names just one thing. */
function uniqueById<T extends { id: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => {
    const isFirst = !seen.has(id);
    seen.add(id);
    return isFirst;
  });
}
