import { compareAmounts } from '#app/domain/pricing/amount';
import { listPlans } from '#app/domain/pricing/catalog';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { VOLUME_DISCOUNTS } from '#app/domain/pricing/discounts';
import { type Quote, quoteSelection } from '#app/domain/pricing/quote';
import { type Selection, setCount } from '#app/domain/pricing/selection';
import { isAddonDisabled, listNeededAddons, switchPlan } from './needs';
import { computeShownDifference } from './savings';

/** A selection that offers at least as much for the same price or less (D30). */
export type Advice = {
  selection: Selection;
  quote: Quote;
  /**
   * The saving in whole euros, rounded down (D5): per year if billing is yearly, else per month.
   */
  savedEuros: number;
};

/**
 * Finds the cheapest other plan that covers the same needs for less: it lowers no count and drops
 * neither a chosen addon nor one that the current plan includes (D30). A sales-only plan has no
 * advice, because its price is not shown.
 */
export function findCheaperPlan(config: PricingConfig, selection: Selection): Advice | undefined {
  return findCheapest(config, selection, (plan) => !plan.salesOnly);
}

/** Finds the cheapest sales-only plan that covers the same needs for less (D30). */
export function findCheaperSalesPlan(
  config: PricingConfig,
  selection: Selection,
): Advice | undefined {
  return findCheapest(config, selection, (plan) => plan.salesOnly);
}

/**
 * Finds the next volume discount at whose number of users the total is not higher than for the
 * chosen number (D6, D30).
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
  isCandidate: (plan: Plan) => boolean,
): Advice | undefined {
  if (selection.plan.salesOnly) return undefined;
  const wanted = listNeededAddons(config, selection);
  const [cheapest] = listPlans(config)
    .filter((plan) => isCandidate(plan) && !wanted.some((id) => isAddonDisabled(plan, id)))
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

/** A total beyond the largest number is infinite and cannot be shown. */
function hasFigure({ quote }: Advice): boolean {
  return Number.isFinite(quote.totalShown);
}
