import { type Amount, compareAmounts, subtractAmounts, sumAmounts, ZERO } from './amount';
import { listAddons, listPlans, normalizeAddonIds } from './catalog';
import type { Addon, Plan, PricingConfig } from './config';
import { normalizeCount } from './counts';
import { computeAddonLines, type Quote, type QuoteLine, quoteSelection } from './quote';
import { addAddon, movePlan, type Selection, type SelectionWithoutCounts } from './selection';

/**
 * The price of an addon in a plan for this visitor, in euros per month before the yearly discount
 * (D8). `charged` addons are selected, `bookable` ones would add `monthly`, and `free` ones cost
 * nothing, selected or not.
 */
export type AddonPrice =
  | { kind: 'announced' | 'included' | 'disabled' | 'free' }
  | { kind: 'charged' | 'bookable'; monthly: Amount };

/** A plan in the comparison, priced for the visitor's counts and addons (D30). */
export type ComparedPlan = {
  plan: Plan;
  /** The visitor's counts, raised to the included amounts, and addons in this plan (D15). */
  selection: Selection;
  /** Undefined if the price is on request, as in a sales-only plan. */
  quote: Quote | undefined;
  /** Needed addons that the plan disables; the quote does not contain them. */
  missingAddons: string[];
  /** All addons in configured order. */
  addons: AddonPrice[];
};

/** Compares all plans with the visitor's counts and addons, in configured order (D30). */
export function comparePlans(config: PricingConfig, selection: Selection): ComparedPlan[] {
  const wanted = listNeededAddons(config, selection);
  return listPlans(config).map((plan) => {
    const moved = switchPlan(config, selection, plan, wanted);
    return {
      plan,
      selection: moved,
      quote: plan.salesOnly ? undefined : quoteSelection(config, moved),
      missingAddons: wanted.filter((id) => isAddonDisabled(plan, id)),
      addons: listAddons(config).map((addon) => computeAddonPrice(config, moved, addon)),
    };
  });
}

/**
 * The availability of an addon in a plan for all visitors. A `free` addon never costs anything; a
 * `free-if-dearest` one costs nothing while it is among the plan's free addons (D8).
 */
export type AddonAvailability =
  | 'announced'
  | 'disabled'
  | 'included'
  | 'free'
  | 'free-if-dearest'
  | 'bookable';

export function getAddonAvailability(
  config: Pick<PricingConfig, 'ADDONS'>,
  plan: Plan,
  addon: Addon,
): AddonAvailability {
  if (addon.status === 'future') return 'announced';
  if (isAddonDisabled(plan, addon.id)) return 'disabled';
  if (plan.includedAddons.includes(addon.id)) return 'included';
  const free = normalizeCount(plan.freeAddonCount);
  const charged = listAddons(config).filter(
    ({ id, status }) =>
      status === 'available' && !plan.includedAddons.includes(id) && !isAddonDisabled(plan, id),
  );
  if (addon.price <= 0 || charged.length <= free) return 'free';
  return free > 0 ? 'free-if-dearest' : 'bookable';
}

/** How an addon can be had in the plans of a list. */
export function summarizeAddonOffer(config: PricingConfig, addon: Addon) {
  const plans = listPlans(config).map((plan) => ({
    plan,
    state: getAddonAvailability(config, plan, addon),
  }));
  const listIn = (wanted: AddonAvailability) =>
    plans.flatMap(({ plan, state }) => (state === wanted ? [plan] : []));
  const priced: AddonAvailability[] = ['announced', 'bookable', 'free-if-dearest'];
  return {
    /** Whether its price applies in a plan that has a list price. */
    isPriced: plans.some(({ plan, state }) => !plan.salesOnly && priced.includes(state)),
    includedIn: listIn('included'),
    freeIn: listIn('free'),
  };
}

/** Computes the price of an addon in the chosen plan, which no count changes (D8). */
export function computeAddonPrice(
  config: PricingConfig,
  selection: SelectionWithoutCounts,
  addon: Addon,
): AddonPrice {
  const { id } = addon;
  const general = getAddonAvailability(config, selection.plan, addon);
  if (general === 'announced' || general === 'disabled') return { kind: general };
  const lines = computeAddonLines(config, selection);
  const line = lines.find((each) => each.kind === 'addon' && each.addonId === id);
  if (line) {
    const { state, monthly } = line;
    return state === 'charged' ? { kind: state, monthly } : { kind: state };
  }
  const more = computeAddonLines(config, addAddon(config, selection, id));
  const monthly = subtractAmounts(sumMonthly(more), sumMonthly(lines));
  return compareAmounts(monthly, ZERO) > 0 ? { kind: 'bookable', monthly } : { kind: 'free' };
}

function sumMonthly(lines: readonly QuoteLine[]): Amount {
  return sumAmounts(lines.map(({ monthly }) => monthly));
}

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
