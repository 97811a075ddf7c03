import { isAddonDisabled, listNeededAddons, switchPlan } from '#app/domain/pricing/advice/needs';
import {
  type Amount,
  addAmounts,
  compareAmounts,
  subtractAmounts,
  ZERO,
} from '#app/domain/pricing/amount';
import { listPlans } from '#app/domain/pricing/catalog';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { getIncludedCount } from '#app/domain/pricing/counts';
import { VOLUME_DISCOUNTS } from '#app/domain/pricing/discounts';
import { quoteSelection } from '#app/domain/pricing/quote';
import { type Selection, setCount } from '#app/domain/pricing/selection';
import { LIMITS } from '#app/domain/pricing/warnings';

/** The total of one plan for each count of users, from the first of the curve to its last. */
export interface PlanCurve {
  plan: Plan;
  /** Per year when billing is yearly, else per month. */
  totals: Amount[];
}

/** From this count of users on another plan is the cheapest. */
export interface Crossing {
  users: number;
  from: Plan;
  to: Plan;
}

/** The total over the number of users: a step for each user, as the chart draws it. */
export interface PriceCurve {
  firstUsers: number;
  lastUsers: number;
  /** Each plan that fits, in configured order. */
  plans: PlanCurve[];
  /** Counts at which a volume discount begins. */
  thresholds: number[];
  crossings: Crossing[];
  /** The selection; its count may lie beyond the curve's last one. */
  visitor: { users: number; total: Amount };
}

/** So much is always seen: the last volume discount and what follows it. */
const MIN_LAST_COUNT = 120;
const ROOM_BEHIND_VISITOR = 20;

/**
 * The points of the chart. A plan fits if it has every addon in use and a list price; systems,
 * landscapes, addons and term stay as they are chosen. Nothing for a sales-only plan, whose price is
 * not shown.
 */
export function computePriceCurve(
  config: PricingConfig,
  selection: Selection,
): PriceCurve | undefined {
  if (selection.plan.salesOnly) return undefined;
  const firstUsers = LIMITS.users.min;
  const lastUsers = Math.min(
    Math.max(MIN_LAST_COUNT, selection.userCount + ROOM_BEHIND_VISITOR),
    LIMITS.users.max,
  );
  const counts = Array.from({ length: lastUsers - firstUsers + 1 }, (_, at) => firstUsers + at);
  const wanted = listNeededAddons(config, selection);
  const plans = listPlans(config)
    .filter((plan) => !plan.salesOnly && !wanted.some((id) => isAddonDisabled(plan, id)))
    .map((plan): PlanCurve => {
      const moved = switchPlan(config, { ...selection, userCount: 0 }, plan, wanted);
      return { plan, totals: priceCounts(config, moved, counts) };
    });
  return {
    firstUsers,
    lastUsers,
    plans,
    thresholds: VOLUME_DISCOUNTS.map(({ fromUsers }) => fromUsers),
    crossings: findCrossings(plans, counts),
    visitor: { users: selection.userCount, total: quoteSelection(config, selection).total },
  };
}

/**
 * The total at each of these counts of users, one after the other. Only where the price of a further
 * user changes is the selection quoted, which for each count would take twenty times as long.
 */
function priceCounts(
  config: PricingConfig,
  selection: Selection,
  counts: readonly number[],
): Amount[] {
  const price = (users: number) =>
    quoteSelection(config, setCount(selection, 'users', users)).total;
  const bends = new Set([
    ...[counts[0], getIncludedCount(selection.plan, 'users')],
    ...VOLUME_DISCOUNTS.map(({ fromUsers }) => fromUsers),
  ]);
  let total = ZERO;
  let further = ZERO;
  return counts.map((users) => {
    if (bends.has(users)) {
      total = price(users);
      further = subtractAmounts(price(users + 1), total);
    } else {
      total = addAmounts(total, further);
    }
    return total;
  });
}

/** Among plans at the same price the previously cheapest stays, else the first. */
function findCrossings(plans: readonly PlanCurve[], counts: readonly number[]): Crossing[] {
  const crossings: Crossing[] = [];
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
