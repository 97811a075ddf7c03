import { normalizeAddonIds } from '#app/domain/pricing/catalog';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { getCounts, mapCounts, raiseCount } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';

/** The addons in use, in order: the chosen ones and the plan's own, but for those that it disables (D17). */
export function listNeededAddons(
  config: PricingConfig,
  { plan, selectedAddons }: Selection,
): string[] {
  const inUse = [
    ...plan.includedAddons,
    ...selectedAddons.filter((id) => !isAddonDisabled(plan, id)),
  ];
  return normalizeAddonIds(config, inUse);
}

/** True for an addon that the plan does not have at all. */
export function isAddonDisabled(plan: Plan, id: string): boolean {
  return plan.disabledAddons.includes(id) && !plan.includedAddons.includes(id);
}

/** The needs in another plan; what it includes beyond them comes for free. */
export function switchPlan(
  config: PricingConfig,
  selection: Selection,
  plan: Plan,
  wanted: readonly string[],
): Selection {
  const counts = getCounts(selection);
  return {
    ...selection,
    plan,
    ...mapCounts((unit) => raiseCount(plan, unit, counts[unit])),
    selectedAddons: normalizeAddonIds(config, [...wanted, ...selection.selectedAddons]),
  };
}
