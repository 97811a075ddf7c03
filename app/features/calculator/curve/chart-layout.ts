import { scaleLinear } from 'd3-scale';
import { curveStep, line } from 'd3-shape';
import type { PriceCurve } from '#app/domain/offers/price-curve';
import { toNumber } from '#app/domain/pricing/amount';

/** Size of the square that is stretched over the chart. */
export const CANVAS = 1000;
/** Finer steps are not visible on any screen. */
const MAX_STEPS = 250;

/** Lines in units of the canvas, everything else in percent. */
export type ChartLayout = NonNullable<ReturnType<typeof layOutChart>>;

/** Undefined where a price is beyond what a browser can draw. */
export function layOutChart(curve: PriceCurve, planId: string) {
  const { firstUsers, lastUsers } = curve;
  const drawn = listDrawn(curve);
  const plans = curve.plans.map(({ plan, totals }) => ({
    plan,
    priceAt: (users: number) => {
      const total = totals[users - firstUsers];
      return total ? toNumber(total) : Number.NaN;
    },
  }));
  const pricesAt = (users: number) => plans.map(({ priceAt }) => priceAt(users));
  const highest = Math.max(...drawn.flatMap(pricesAt));
  if (!Number.isFinite(highest)) return undefined;

  const xOf = scaleLinear([firstUsers, lastUsers], [0, 100]);
  const yOf = scaleLinear([0, highest || 1], [100, 0]).nice(4);
  const onCanvas = (percent: number) => (percent * CANVAS) / 100;
  const drawLine = (priceAt: (users: number) => number) =>
    line<number>()
      .x((users) => onCanvas(xOf(users)))
      .y((users) => onCanvas(yOf(priceAt(users))))
      .curve(curveStep)
      .digits(1)(drawn) ?? '';
  const { users } = curve.visitor;
  const price = plans.find(({ plan }) => plan.id === planId)?.priceAt(users) ?? Number.NaN;
  return {
    lines: plans.map(({ plan, priceAt }) => ({ plan, path: drawLine(priceAt) })),
    userTicks: xOf.ticks(6).map((users) => ({ users, x: xOf(users) })),
    priceTicks: yOf.ticks(4).map((euros) => ({ euros, y: yOf(euros) })),
    // Halfway between the last count without the discount and the first with it.
    thresholds: curve.thresholds.map((users) => ({ users, x: xOf(users - 0.5) })),
    crossings: curve.crossings.map(({ users }) => ({
      users,
      x: xOf(users - 0.5),
      y: yOf(Math.min(...pricesAt(users))),
    })),
    // Undefined beyond the end of the chart.
    visitor: Number.isNaN(price)
      ? undefined
      : { x: xOf(users), y: yOf(price), isLowest: price <= Math.min(...pricesAt(users)) },
  };
}

/** Samples a long curve evenly and keeps its marked counts. */
function listDrawn({ firstUsers, lastUsers, ...curve }: PriceCurve): number[] {
  const stride = Math.ceil((lastUsers - firstUsers) / MAX_STEPS);
  const kept = new Set([lastUsers, curve.visitor.users]);
  for (const { users } of curve.crossings) kept.add(users).add(users - 1);
  for (const users of curve.thresholds) kept.add(users).add(users - 1);
  return Array.from({ length: lastUsers - firstUsers + 1 }, (_, at) => firstUsers + at).filter(
    (users) => (users - firstUsers) % stride === 0 || kept.has(users),
  );
}
