import { listAddons, listPlans, normalizeAddonIds } from './catalog';
import type { Addon, Plan, PricingConfig } from './config';
import {
  COUNT_UNITS,
  type Counts,
  type CountUnit,
  getCounts,
  getIncludedCount,
  getIncludedCounts,
  listCounted,
  listUnits,
  mapCounts,
  raiseCount,
} from './counts';
import { type CommitmentYears, clampCommitment } from './discounts';
import {
  type CalculatorSearch,
  dropClosingSign,
  encodeAddonId,
  pickForeignParams,
  readAddonIds,
  type Unread,
} from './search';

/** The visitor's choices, complete and valid for the plan (spec §3 "Calculator state"). */
export type Selection = {
  plan: Plan;
  isYearly: boolean;
  /** Undefined for monthly billing. */
  commitmentYears: CommitmentYears | undefined;
  /** Ids in configured order, including those that the plan includes or disables (D17). */
  selectedAddons: readonly string[];
} & Counts;

export type SelectionWithoutCounts = Omit<Selection, keyof Counts>;

/** The counts for an address without counts, before they are raised (D12). */
export const DEFAULT_COUNTS: Record<CountUnit, number> = { users: 3, systems: 3, landscapes: 1 };

/**
 * Finds the plan with this id, if need be without the closing sign of a damaged link (D12) or in
 * other capitals (D16).
 */
export function findPlanById(config: PricingConfig, planId: string): Plan | undefined {
  const plans = listPlans(config);
  const repaired = dropClosingSign(planId.trim());
  const folded = repaired.toLowerCase();
  return (
    plans.find(({ id }) => id === planId) ??
    plans.find(({ id }) => id === repaired) ??
    plans.find(({ id }) => id.toLowerCase() === folded)
  );
}

/** Finds the plan with this id, else the second plan, else the first (spec §2, D16). */
export function findPlan(config: PricingConfig, planId: string | undefined): Plan | undefined {
  const [first, second] = listPlans(config);
  return (planId === undefined ? undefined : findPlanById(config, planId)) ?? second ?? first;
}

/**
 * Resolves the selection of an address: it fills defaults, raises counts to the included amounts,
 * and drops unknown, duplicate and future addons (D12, D14). Units that the list does not offer stay
 * at the included amounts (D47). Undefined only for a list without plans.
 */
export function resolveSelection(
  config: PricingConfig,
  planId: string | undefined,
  search: CalculatorSearch,
): Selection | undefined {
  const plan = findPlan(config, planId);
  if (plan === undefined) return undefined;
  const isYearly = search.yearly === true;
  const units = listUnits(config);
  return {
    plan,
    isYearly,
    commitmentYears: isYearly ? clampCommitment(readNumber(search.commitment) ?? 1) : undefined,
    ...mapCounts((unit) =>
      units.includes(unit)
        ? raiseCount(plan, unit, readNumber(search[unit]) ?? DEFAULT_COUNTS[unit])
        : getIncludedCount(plan, unit),
    ),
    selectedAddons: normalizeAddonIds(config, readAddons(config, search)),
  };
}

function readNumber(value: number | Unread | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function readAddons(config: PricingConfig, { addons }: CalculatorSearch): string[] {
  const known = new Set(config.ADDONS.map(({ id }) => id));
  return readAddonIds(addons, (id) => known.has(id));
}

/** A part of an address that was not understood, as it stands there. */
export interface UnreadPart {
  param: 'plan' | (typeof READ_AS_TEXT)[number] | 'addons';
  text: string;
}

/**
 * Lists what an address asked for and did not get: an unknown plan, values that were not understood,
 * and addons that this list does not have for sale (D12).
 */
export function listUnread(
  config: PricingConfig,
  planId: string | undefined,
  search: CalculatorSearch,
): UnreadPart[] {
  const forSale = listAddons(config).filter(({ status }) => status === 'available');
  const sold = new Set(forSale.map(({ id }) => id));
  const isPlanUnknown = planId !== undefined && !findPlanById(config, planId);
  return [
    ...(isPlanUnknown ? [{ param: 'plan' as const, text: planId }] : []),
    ...READ_AS_TEXT.flatMap((param) => {
      const value = search[param];
      return typeof value === 'string' ? [{ param, text: `${param}=${value}` }] : [];
    }),
    ...readAddons(config, search).flatMap((id) =>
      sold.has(id) ? [] : [{ param: 'addons' as const, text: `addons=${id}` }],
    ),
  ];
}

const READ_AS_TEXT = ['yearly', ...COUNT_UNITS, 'commitment'] as const;

/** Chooses another plan: counts become its included amounts, addons stay (D15, D17). */
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

/** Chooses monthly billing, which has no commitment (spec §4). */
export function chooseMonthly(selection: Selection): Selection {
  return { ...selection, isYearly: false, commitmentYears: undefined };
}

/** Chooses yearly billing with a commitment of one year (spec §4). */
export function chooseYearly(selection: Selection): Selection {
  return chooseCommitment(selection, 1);
}

/** Chooses yearly billing; the commitment is clamped to 1 to 3 years (spec §4, D12). */
export function chooseCommitment(selection: Selection, years: number): Selection {
  return { ...selection, isYearly: true, commitmentYears: clampCommitment(years) };
}

/** Sets a count, at least to the included amount (spec §4, D14). */
export function setCount(selection: Selection, unit: CountUnit, count: number): Selection {
  const counts = { ...getCounts(selection), [unit]: raiseCount(selection.plan, unit, count) };
  return { ...selection, ...mapCounts((each) => counts[each]) };
}

/** Selects an addon; unknown and future ones are ignored (D12). */
export function addAddon<Choice extends Pick<Selection, 'selectedAddons'>>(
  config: Pick<PricingConfig, 'ADDONS'>,
  selection: Choice,
  addonId: string,
): Choice {
  const selectedAddons = normalizeAddonIds(config, [...selection.selectedAddons, addonId]);
  return { ...selection, selectedAddons };
}

export function removeAddon(selection: Selection, addonId: string): Selection {
  const selectedAddons = selection.selectedAddons.filter((id) => id !== addonId);
  return { ...selection, selectedAddons };
}

/** Finds the next plan after the current one that does not disable the addon (spec §4). */
export function findUpgradePlan(
  config: PricingConfig,
  current: Plan,
  addonId: string,
): Plan | undefined {
  const plans = listPlans(config);
  const later = plans.slice(plans.findIndex(({ id }) => id === current.id) + 1);
  return later.find((plan) => !plan.disabledAddons.includes(addonId));
}

export type AddonState = 'future' | 'included' | 'disabled' | 'selected' | 'addable';

/** Gets the state of an addon's card (spec §4). A future addon is neither included nor addable. */
export function getAddonState(
  { plan, selectedAddons }: Pick<Selection, 'plan' | 'selectedAddons'>,
  addon: Addon,
): AddonState {
  if (addon.status === 'future') return 'future';
  if (plan.includedAddons.includes(addon.id)) return 'included';
  if (plan.disabledAddons.includes(addon.id)) return 'disabled';
  return selectedAddons.includes(addon.id) ? 'selected' : 'addable';
}

/** Converts a selection to the calculator's parameters, in the order of the address (D13). */
export function selectionToSearch(selection: Selection): CalculatorSearch {
  const { isYearly, commitmentYears, selectedAddons } = selection;
  const search: CalculatorSearch = { yearly: isYearly };
  for (const { unit, count } of listCounted(getCounts(selection))) search[unit] = count;
  if (isYearly) search.commitment = commitmentYears ?? 1;
  if (selectedAddons.length > 0) search.addons = selectedAddons.map(encodeAddonId);
  return search;
}

/** Updates an address to a selection and preserves its foreign parameters (D13). */
export function updateSearch(
  search: Record<string, unknown>,
  selection: Selection,
): CalculatorSearch {
  return { ...pickForeignParams(search), ...selectionToSearch(selection) };
}

/**
 * Gets the parameters of a link to a plan: its included amounts, which give the shown price (D15).
 */
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
