import {
  type Amount,
  addAmounts,
  compareAmounts,
  subtractAmounts,
  ZERO,
} from '#app/domain/pricing/amount';
import { listPlans } from '#app/domain/pricing/catalog';
import { isAddonDisabled, listNeededAddons, switchPlan } from '#app/domain/pricing/compare';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { getCounts, getIncludedCount, mapUnits } from '#app/domain/pricing/counts';
import { VOLUME_DISCOUNTS } from '#app/domain/pricing/discounts';
import { quoteSelection } from '#app/domain/pricing/quote';
import { type Selection, setCount } from '#app/domain/pricing/selection';
import { LIMITS } from '#app/domain/pricing/warnings';

/** The totals of one plan for each number of users from `firstUsers` to `lastUsers`. */
interface PlanCurve {
  plan: Plan;
  /** Per year when billing is yearly, else per month. */
  totals: Amount[];
}

/** Totals by number of users, for the chart. */
export type PriceCurve = NonNullable<ReturnType<typeof computePriceCurve>>;

/** The chart always shows the last volume discount, which begins at 100 users. */
const MIN_LAST_COUNT = 120;
const USERS_AFTER_CHOSEN = 20;

/**
 * Computes the price curve. A plan fits if it offers every addon in use and has a list price;
 * only the number of users varies. Undefined if the visitor's price is on request (D18).
 */
export function computePriceCurve(config: PricingConfig, selection: Selection) {
  const visitor = selection.plan.salesOnly ? undefined : quoteSelection(config, selection);
  if (!visitor) return undefined;
  const firstUsers = LIMITS.users.min;
  const lastUsers = Math.min(
    Math.max(MIN_LAST_COUNT, selection.userCount + USERS_AFTER_CHOSEN),
    LIMITS.users.max,
  );
  const counts = Array.from({ length: lastUsers - firstUsers + 1 }, (_, at) => firstUsers + at);
  const wanted = listNeededAddons(config, selection);
  const plans = listPlans(config)
    .filter((plan) => !plan.salesOnly && !wanted.some((id) => isAddonDisabled(plan, id)))
    .flatMap((plan): PlanCurve[] => {
      const moved = switchPlan(config, { ...selection, userCount: 0 }, plan, wanted);
      const totals = priceCounts(config, moved, counts);
      return totals ? [{ plan, totals }] : [];
    });
  return {
    firstUsers,
    lastUsers,
    /** Those that fit and have a price for each of these counts, in configured order. */
    plans,
    /** Numbers of users at which a volume discount begins. */
    thresholds: VOLUME_DISCOUNTS.map(({ fromUsers }): number => fromUsers),
    crossings: findCrossings(plans, counts),
    /** The chosen number of users, which may exceed `lastUsers`, and its total. */
    visitor: { users: selection.userCount, total: visitor.total },
  };
}

/**
 * Computes the totals for consecutive numbers of users. Between the counts at which the price of
 * one more user changes, that price is added: quoting each count takes twenty times as long.
 * Undefined if one of the prices is on request.
 */
function priceCounts(
  config: PricingConfig,
  selection: Selection,
  counts: readonly number[],
): Amount[] | undefined {
  const price = (users: number) =>
    quoteSelection(config, setCount(selection, 'users', users))?.total;
  const discountSteps = VOLUME_DISCOUNTS.map(({ fromUsers }) => fromUsers);
  const priceSteps = new Set([
    counts[0],
    getIncludedCount(selection.plan, 'users'),
    ...discountSteps,
  ]);
  // Prices only rise up to the next discount.
  const highest = [...discountSteps.map((users) => users - 1), ...counts.slice(-1)];
  if (!highest.every(price)) return undefined;
  const totals: Amount[] = [];
  let total = ZERO;
  let pricePerUser = ZERO;
  for (const users of counts) {
    if (priceSteps.has(users)) {
      const [one, more] = [price(users), price(users + 1)];
      if (!one || !more) return undefined;
      total = one;
      pricePerUser = subtractAmounts(more, one);
    } else {
      total = addAmounts(total, pricePerUser);
    }
    totals.push(total);
  }
  return totals;
}

/**
 * Finds the numbers of users from which another plan is the cheapest. At the same price the plan that
 * was cheapest before remains the cheapest, else the first.
 */
function findCrossings(plans: readonly PlanCurve[], counts: readonly number[]) {
  const crossings: { users: number; from: Plan; to: Plan }[] = [];
  let cheapest: PlanCurve | undefined;
  for (const [at, users] of counts.entries()) {
    const before = cheapest;
    for (const plan of plans) if (!cheapest || isCheaper(plan, cheapest, at)) cheapest = plan;
    if (before && cheapest && cheapest !== before) {
      crossings.push({ users, from: before.plan, to: cheapest.plan });
    }
  }
  return crossings;
}

function isCheaper(plan: PlanCurve, than: PlanCurve, at: number): boolean {
  const [total, other] = [plan.totals[at], than.totals[at]];
  return total !== undefined && other !== undefined && compareAmounts(total, other) < 0;
}

/**
 * Computes how much one more unit adds to the total, per year if billing is yearly, else per month.
 * The user that reaches a volume discount can have a negative price (D6). Undefined if the price is on
 * request.
 */
export function computeNextUnitPrices(config: PricingConfig, selection: Selection) {
  const quote = quoteSelection(config, selection);
  return mapUnits((unit) => {
    const more = setCount(selection, unit, getCounts(selection)[unit] + 1);
    const next = quoteSelection(config, more);
    return quote && next && subtractAmounts(next.total, quote.total);
  });
}
