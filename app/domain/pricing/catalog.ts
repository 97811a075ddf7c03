import type { Addon, Plan, PricingConfig } from './config';

/** Ids that are the same with and without URL encoding, in a path and in a comma list. */
export const URL_SAFE_ID = /^(?!\.{1,2}$)[\w.~-]+$/;

/** Lists the plans in configured order; of plans with the same id only the first. */
export function listPlans(config: Pick<PricingConfig, 'PRICING_PLANS'>): Plan[] {
  return uniqueById(config.PRICING_PLANS);
}

/** Lists the addons in configured order; of addons with the same id only the first. */
export function listAddons(config: Pick<PricingConfig, 'ADDONS'>): Addon[] {
  return uniqueById(config.ADDONS);
}

/** Gets the title of an addon; its id if the list no longer has the addon. */
export function getAddonTitle({ ADDONS }: Pick<PricingConfig, 'ADDONS'>, addonId: string): string {
  return ADDONS.find(({ id }) => id === addonId)?.title ?? addonId;
}

/**
 * Whether an addon is announced for a quarter (`Q2/2025`) that is over (D43); other texts never
 * are.
 */
export function isQuarterPassed(
  { status, statusText }: Pick<Addon, 'status' | 'statusText'>,
  now: Date,
): boolean {
  const [, quarter, year] = /^Q([1-4])\s*\/\s*(\d{4})$/.exec(statusText.trim()) ?? [];
  if (status !== 'future' || quarter === undefined) return false;
  return now >= new Date(Date.UTC(Number(year), Number(quarter) * 3));
}

/** Normalizes addon ids: available addons, each once, in configured order (D12, D13). */
export function normalizeAddonIds(
  config: Pick<PricingConfig, 'ADDONS'>,
  wanted: readonly string[] | undefined,
): string[] {
  return listAddons(config)
    .filter((addon) => addon.status === 'available' && wanted?.includes(addon.id))
    .map((addon) => addon.id);
}

/**
 * Fills empty titles for display: with the item's id, or with its position if the id is empty too.
 * The editor accepts both (D21).
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

/** The editor accepts repeated ids (D21), but an id in an address means one item. */
function uniqueById<T extends { id: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => {
    const isFirst = !seen.has(id);
    seen.add(id);
    return isFirst;
  });
}
