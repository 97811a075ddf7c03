import { listPlans, normalizeAddonIds } from './catalog';
import type { Addon, Plan, PricingConfig } from './config';
import {
  type Counts,
  type CountUnit,
  getCounts,
  getIncludedCounts,
  mapCounts,
  raiseCount,
} from './counts';
import { type CommitmentYears, clampCommitment } from './discounts';
import { type CalculatorSearch, decodeAddonId, encodeAddonId, pickForeignParams } from './search';

/** The visitor's choices, complete and within the plan's bounds (spec §3 "Calculator state"). */
export type Selection = {
  plan: Plan;
  isYearly: boolean;
  /** Present only when billing is yearly. */
  commitmentYears: CommitmentYears | undefined;
  /** Ids in configured order; those that the plan includes or disables are kept (D17). */
  selectedAddons: readonly string[];
} & Counts;

/** The part that does not depend on counts. */
export type SelectionWithoutCounts = Omit<Selection, keyof Counts>;

/** The counts of an address that states none, before they are raised (D12). */
export const DEFAULT_COUNTS: Record<CountUnit, number> = { users: 3, systems: 3, landscapes: 1 };

/** The plan with this id; otherwise the second of the list, or the first (spec §2, D16). */
export function findPlan(config: PricingConfig, planId: string | undefined): Plan | undefined {
  const plans = listPlans(config);
  return plans.find((plan) => plan.id === planId) ?? plans[1] ?? plans[0];
}

/**
 * The effective selection of an address: defaults filled, counts raised to the included amounts,
 * unknown, duplicate and future addons dropped (D12, D14). Undefined only without any plan.
 */
export function resolveSelection(
  config: PricingConfig,
  planId: string | undefined,
  search: CalculatorSearch,
): Selection | undefined {
  const plan = findPlan(config, planId);
  if (plan === undefined) return undefined;
  const isYearly = search.yearly ?? false;
  return {
    plan,
    isYearly,
    commitmentYears: isYearly ? clampCommitment(search.commitment ?? 1) : undefined,
    ...mapCounts((unit) => raiseCount(plan, unit, search[unit] ?? DEFAULT_COUNTS[unit])),
    selectedAddons: normalizeAddonIds(config, search.addons?.map(decodeAddonId)),
  };
}

/** Another plan: the counts become its included amounts, the addons stay (D15, D17). */
export function choosePlan(
  config: PricingConfig,
  selection: SelectionWithoutCounts,
  planId: string,
): Selection {
  const plan = findPlan(config, planId) ?? selection.plan;
  return { ...selection, ...getIncludedCounts(plan), plan };
}

/** The same needs in another plan: counts are raised to its included amounts (D15, D17). */
export function movePlan(selection: Selection, plan: Plan): Selection {
  const counts = getCounts(selection);
  return { ...selection, ...mapCounts((unit) => raiseCount(plan, unit, counts[unit])), plan };
}

/** Monthly billing, which knows no commitment (spec §4). */
export function chooseMonthly(selection: Selection): Selection {
  return { ...selection, isYearly: false, commitmentYears: undefined };
}

/** Yearly billing, which begins with a commitment of one year (spec §4). */
export function chooseYearly(selection: Selection): Selection {
  return chooseCommitment(selection, 1);
}

/** Yearly billing with a commitment of whole years, 1 to 3 (spec §4, D12). */
export function chooseCommitment(selection: Selection, years: number): Selection {
  return { ...selection, isYearly: true, commitmentYears: clampCommitment(years) };
}

/** Another count, never below what the plan includes (spec §4, D14). */
export function setCount(selection: Selection, unit: CountUnit, count: number): Selection {
  const counts = { ...getCounts(selection), [unit]: raiseCount(selection.plan, unit, count) };
  return { ...selection, ...mapCounts((each) => counts[each]) };
}

/** One more addon, at its place in the configured order; unknown and future ones change nothing. */
export function addAddon(config: PricingConfig, selection: Selection, addonId: string): Selection {
  const selectedAddons = normalizeAddonIds(config, [...selection.selectedAddons, addonId]);
  return { ...selection, selectedAddons };
}

export function removeAddon(selection: Selection, addonId: string): Selection {
  const selectedAddons = selection.selectedAddons.filter((id) => id !== addonId);
  return { ...selection, selectedAddons };
}

/** Target of "upgrade required": the next later plan that does not disable the addon (spec §4). */
export function findUpgradePlan(
  config: PricingConfig,
  current: Plan | Pick<Selection, 'plan'>,
  addonId: string,
): Plan | undefined {
  const currentId = 'plan' in current ? current.plan.id : current.id;
  const plans = listPlans(config);
  const later = plans.slice(plans.findIndex((plan) => plan.id === currentId) + 1);
  return later.find((plan) => !plan.disabledAddons.includes(addonId));
}

export type AddonState = 'future' | 'included' | 'disabled' | 'selected' | 'addable';

/** How an addon's card stands (spec §4). An announced addon can be neither included nor added. */
export function getAddonState(
  plan: Plan,
  selection: Pick<Selection, 'selectedAddons'>,
  addon: Addon,
): AddonState {
  if (addon.status === 'future') return 'future';
  if (plan.includedAddons.includes(addon.id)) return 'included';
  if (plan.disabledAddons.includes(addon.id)) return 'disabled';
  return selection.selectedAddons.includes(addon.id) ? 'selected' : 'addable';
}

/** The calculator's parameters of a selection, in the order in which they are written (D13). */
export function selectionToSearch(selection: Selection): CalculatorSearch {
  const { isYearly, commitmentYears, selectedAddons } = selection;
  return {
    yearly: isYearly,
    ...getCounts(selection),
    ...(isYearly && { commitment: commitmentYears ?? 1 }),
    ...(selectedAddons.length > 0 && { addons: selectedAddons.map(encodeAddonId) }),
  };
}

/** The address of a changed selection: its own parameters anew, the foreign ones kept (D13). */
export function updateSearch(
  search: Record<string, unknown>,
  selection: Selection,
): CalculatorSearch {
  return { ...pickForeignParams(search), ...selectionToSearch(selection) };
}

/** Parameters of a link to a plan: its included counts, so that it opens at the price shown (D15). */
export function getPlanSearch(plan: Plan, isYearly = false): CalculatorSearch {
  const commitmentYears = isYearly ? 1 : undefined;
  return selectionToSearch({
    plan,
    isYearly,
    commitmentYears,
    ...getIncludedCounts(plan),
    selectedAddons: [],
  });
}
