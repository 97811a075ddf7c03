import { expect, it } from 'vitest';
import { computePriceCurve, type PriceCurve } from '#app/domain/offers/price-curve';
import type { PricingConfig } from '#app/domain/pricing/config';
import { layOutChart } from '#app/features/calculator/curve/chart-layout';
import { listNotedCounts } from '#app/features/calculator/curve/price-picture';
import { priceList, select, withPlan } from '../../../domain/pricing/price-list';

it('Core with 20 users has labelled ticks, thresholds and point, and stepped lines', () => {
  const layout = layOutChart(curveOf('core', 20), 'core');
  expect(layout?.userTicks.map(({ users }) => users)).toEqual([20, 40, 60, 80, 100, 120]);
  // The dearest, Pro with 120 users, costs 1199 + 110 × 36.75 = 5241.50.
  expect(layout?.priceTicks.map(({ euros, y }) => [euros, round(y)])).toEqual([
    [0, 100],
    [2000, 66.7],
    [4000, 33.3],
    [6000, 0],
  ]);
  expect(layout?.thresholds.map(({ users, x }) => [users, round(x)])).toEqual([
    [40, 32.4],
    [100, 82.8],
  ]);
  expect(round(layout?.visitor?.x)).toBe(16);
  // 1461 of 6000.
  expect(layout?.visitor?.y).toBeCloseTo(75.65);
  expect(layout?.visitor?.isLowest).toBe(true);
  expect(layout?.lines.map(({ plan }) => plan.id)).toEqual(['core', 'pro']);
  // 628 of 6000 for up to three users, then 49 more: halfway between three and four.
  expect(layout?.lines[0]?.path).toMatch(
    /^M0,895\.3L4\.2,895\.3L4\.2,895\.3L12\.6,895\.3L12\.6,895\.3L21,895\.3L21,887\.2L/,
  );
});

it('the crossover to a cheaper plan lies between two counts, on the cheaper line', () => {
  const list = withPlan('pro', { basePrice: 800 });
  const [crossing] = layOutChart(curveOf('core', 3, list), 'core')?.crossings ?? [];
  // From the seventh user on Pro is cheaper, 800 of 5000.
  expect([crossing?.users, round(crossing?.x), round(crossing?.y)]).toEqual([7, 4.6, 84]);
});

it('the chart samples 1000 counts including both sides of each threshold, and has no point beyond them', () => {
  const curve = curveOf('pro', 1001);
  const layout = layOutChart(curve, 'pro');
  expect(layout?.visitor).toBeUndefined();
  const steps = layout?.lines[0]?.path.split('L').length ?? 0;
  expect(steps).toBeGreaterThan(400);
  expect(steps).toBeLessThan(600);
  // From 39 to 40 users: 38.5 of 999 counts.
  expect(layout?.lines[0]?.path).toContain('L38.5,');
});

it('there is no chart when prices are too large to draw', () => {
  const list = withPlan('pro', { basePrice: Number.MAX_VALUE });
  const yearly = computePriceCurve(list, select('pro', { yearly: true }, list));
  expect(yearly && layOutChart(yearly, 'pro')).toBeUndefined();
});

it('the table lists round counts, the selected count and both sides of every step', () => {
  expect(listNotedCounts(curveOf('core', 23))).toEqual([
    1, 10, 20, 23, 30, 39, 40, 50, 60, 70, 80, 90, 99, 100, 110, 120,
  ]);
  expect(listNotedCounts(curveOf('core', 1001))).toEqual([
    1, 39, 40, 99, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000,
  ]);
  const list = withPlan('pro', { basePrice: 800 });
  expect(listNotedCounts(curveOf('core', 3, list)).slice(0, 5)).toEqual([1, 3, 6, 7, 10]);
});

function curveOf(planId: string, users: number, list: PricingConfig = priceList): PriceCurve {
  const curve = computePriceCurve(list, select(planId, { users }, list));
  if (!curve) throw new Error('No curve');
  return curve;
}

function round(value: number | undefined): number {
  return Math.round((value ?? Number.NaN) * 10) / 10;
}
