import { listAddons, listPlans } from './catalog';
import type { Plan, PricingConfig } from './config';
import { isDisabledIn, listWanted, moveTo } from './needs';
import { type Quote, quoteSelection } from './quote';
import type { Selection } from './selection';

/** A plan beside the others, for what the visitor needs (D30). */
export type ComparedPlan = {
  plan: Plan;
  /** What the needs cost in this plan; nobody sees the price of a sales-only one. */
  quote: Quote | undefined;
  /** Needed addons that this plan does not have; the quote is without them. */
  missingAddons: string[];
  /** Of every configured addon, in order. */
  addonStates: ('included' | 'disabled' | 'bookable')[];
};

/** All plans in configured order: the same counts and addons in each, as far as it has them. */
export function comparePlans(config: PricingConfig, selection: Selection): ComparedPlan[] {
  const wanted = listWanted(config, selection);
  return listPlans(config).map((plan) => ({
    plan,
    quote: plan.salesOnly
      ? undefined
      : quoteSelection(config, moveTo(config, selection, plan, wanted)),
    missingAddons: wanted.filter((id) => isDisabledIn(plan, id)),
    addonStates: listAddons(config).map(({ id }) => {
      if (plan.includedAddons.includes(id)) return 'included';
      return plan.disabledAddons.includes(id) ? 'disabled' : 'bookable';
    }),
  }));
}
