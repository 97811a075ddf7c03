import { normalizeAddonIds } from '#app/domain/pricing/catalog';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { movePlan, type Selection } from '#app/domain/pricing/selection';

/** Lists the included and the chosen addons in configured order, without disabled ones (D17). */
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

/** Whether an addon is not available in a plan. */
export function isAddonDisabled(plan: Plan, id: string): boolean {
  return plan.disabledAddons.includes(id) && !plan.includedAddons.includes(id);
}

/** Switches a selection to another plan and keeps counts and addons; counts may be raised (D14). */
export function switchPlan(
  config: PricingConfig,
  selection: Selection,
  plan: Plan,
  wanted: readonly string[],
): Selection {
  return {
    ...movePlan(selection, plan),
    selectedAddons: normalizeAddonIds(config, [...wanted, ...selection.selectedAddons]),
  };
}
