import type { PriceCurve } from '#app/domain/offers/price-curve';

const MAX_ROUND_COUNTS = 12;

/**
 * The counts of users that a table of the curve lists: round ones, the ends, what the visitor has
 * chosen, and around each threshold and crossing the last count before and the first behind.
 */
export function listNotedCounts(curve: PriceCurve): number[] {
  const { firstUsers, lastUsers, thresholds, crossings, visitor } = curve;
  const stride = [10, 25, 50, 100].find((each) => lastUsers / each <= MAX_ROUND_COUNTS) ?? 250;
  const round = Array.from(
    { length: Math.floor(lastUsers / stride) },
    (_, at) => stride * (at + 1),
  );
  const steps = [...thresholds, ...crossings.map(({ users }) => users)];
  const counts = [
    ...[firstUsers, lastUsers, visitor.users, ...round],
    ...steps.flatMap((users) => [users - 1, users]),
  ];
  return [...new Set(counts)]
    .filter((users) => users >= firstUsers && users <= lastUsers)
    .toSorted((a, b) => a - b);
}
