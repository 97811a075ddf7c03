import { compareAmounts } from '#app/domain/pricing/amount';
import { listPlans } from '#app/domain/pricing/catalog';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { VOLUME_DISCOUNTS } from '#app/domain/pricing/discounts';
import { type Quote, quoteSelection } from '#app/domain/pricing/quote';
import { type Selection, setCount } from '#app/domain/pricing/selection';
import { isAddonDisabled, listNeededAddons, switchPlan } from './needs';
import { computeShownDifference } from './savings';

/** A selection that gives at least as much for no more, and what following it saves (D30). */
export type Advice = {
  selection: Selection;
  quote: Quote;
  /** Whole euros, exact and rounded down (D5): per year when billing is yearly, else per month. */
  savedEuros: number;
};

/**
 * The cheapest other plan that covers the same needs for less: no count below what is chosen, no
 * addon lost, neither a chosen one nor one that the current plan includes (D30). Undefined when
 * there is none, and beside a sales-only plan, whose price is not shown.
 */
export function findCheaperPlan(config: PricingConfig, selection: Selection): Advice | undefined {
  return findCheapest(config, selection, (plan) => !plan.salesOnly);
}

/** The same among the plans that sales offers: their list price is a reason to ask (D30). */
export function findCheaperSalesPlan(
  config: PricingConfig,
  selection: Selection,
): Advice | undefined {
  return findCheapest(config, selection, (plan) => plan.salesOnly);
}

/**
 * The next count of users at which a volume discount makes all of them cost no more than the
 * chosen ones (D6, D30).
 */
export function findNextTier(config: PricingConfig, selection: Selection): Advice | undefined {
  if (selection.plan.salesOnly) return undefined;
  return VOLUME_DISCOUNTS.filter(({ fromUsers }) => fromUsers > selection.userCount)
    .map(({ fromUsers }) => advise(config, selection, setCount(selection, 'users', fromUsers)))
    .find((advice) => advice.savedEuros >= 0 && hasFigure(advice));
}

function findCheapest(
  config: PricingConfig,
  selection: Selection,
  isMeant: (plan: Plan) => boolean,
): Advice | undefined {
  if (selection.plan.salesOnly) return undefined;
  const wanted = listNeededAddons(config, selection);
  const [cheapest] = listPlans(config)
    .filter((plan) => isMeant(plan) && !wanted.some((id) => isAddonDisabled(plan, id)))
    .map((plan) => advise(config, selection, switchPlan(config, selection, plan, wanted)))
    .filter((advice) => advice.savedEuros >= 1 && hasFigure(advice))
    .toSorted((a, b) => compareAmounts(a.quote.total, b.quote.total));
  return cheapest;
}

function advise(config: PricingConfig, from: Selection, to: Selection): Advice {
  const quote = quoteSelection(config, to);
  const savedEuros = computeShownDifference(quoteSelection(config, from).total, quote.total);
  return { selection: to, quote, savedEuros };
}

/** False for a total beyond the largest number, which is shown as infinite. */
function hasFigure({ quote }: Advice): boolean {
  return Number.isFinite(quote.totalShown);
}
