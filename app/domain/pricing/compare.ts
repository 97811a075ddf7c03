import { isDisabledIn, listWanted, moveTo } from './advice/needs';
import { type Amount, compareAmounts, subtractAmounts, ZERO } from './amount';
import { listAddons, listPlans } from './catalog';
import type { Addon, Plan, PricingConfig } from './config';
import { type Quote, quoteSelection } from './quote';
import { addAddon, type Selection } from './selection';

/**
 * What an addon is in a plan, for this visitor. `charged` and `free` are those that are needed;
 * `bookable` ones are not, and would add `monthly` to the price. An addon that would add nothing is
 * `free` as well. Before any yearly discount (D8).
 */
export type ComparedAddon =
  | { state: 'announced' | 'included' | 'disabled' | 'free' }
  | { state: 'charged' | 'bookable'; monthly: Amount };

/** A plan beside the others, for what the visitor needs (D30). */
export type ComparedPlan = {
  plan: Plan;
  /** What the needs cost in this plan; undefined for a sales-only one, whose price is not shown. */
  quote: Quote | undefined;
  /** Needed addons that this plan does not have; the quote is without them. */
  missingAddons: string[];
  /** Every configured addon, in order. */
  addons: ComparedAddon[];
};

/** All plans in configured order: the same counts and addons in each, as far as it has them. */
export function comparePlans(config: PricingConfig, selection: Selection): ComparedPlan[] {
  const wanted = listWanted(config, selection);
  return listPlans(config).map((plan) => {
    const moved = moveTo(config, selection, plan, wanted);
    const quote = quoteSelection(config, moved);
    return {
      plan,
      quote: plan.salesOnly ? undefined : quote,
      missingAddons: wanted.filter((id) => isDisabledIn(plan, id)),
      addons: listAddons(config).map((addon) => compareAddon(config, moved, quote, addon)),
    };
  });
}

/** What an addon is in a plan, whatever a visitor needs of it. */
export function addonInPlan(
  plan: Plan,
  { id, status }: Addon,
): 'announced' | 'disabled' | 'included' | 'bookable' {
  if (status === 'future') return 'announced';
  if (isDisabledIn(plan, id)) return 'disabled';
  return plan.includedAddons.includes(id) ? 'included' : 'bookable';
}

function compareAddon(
  config: PricingConfig,
  selection: Selection,
  quote: Quote,
  addon: Addon,
): ComparedAddon {
  const { id } = addon;
  const state = addonInPlan(selection.plan, addon);
  if (state === 'announced' || state === 'disabled') return { state };
  const line = quote.lines.find((each) => each.kind === 'addon' && each.addonId === id);
  if (line?.kind === 'addon') {
    return line.state === 'charged'
      ? { state: 'charged', monthly: line.monthly }
      : { state: line.state };
  }
  const more = quoteSelection(config, addAddon(config, selection, id));
  const monthly = subtractAmounts(more.monthlyBeforeDiscount, quote.monthlyBeforeDiscount);
  return compareAmounts(monthly, ZERO) > 0 ? { state: 'bookable', monthly } : { state: 'free' };
}
