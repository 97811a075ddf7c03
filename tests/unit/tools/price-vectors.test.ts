import { expect, it } from 'vitest';
import { priceVector, readVectorLines, rewriteVectors } from '#tools/price-vectors';

it('every line of the fixture matches a calculation with exact fractions', () => {
  const lines = readVectorLines();
  expect(lines).toHaveLength(400);
  expect(rewriteVectors(lines)).toEqual(lines);
});

it('a wrong line is detected', () => {
  const [line = ''] = readVectorLines();
  expect(rewriteVectors([line.replace('"totalShown": ', '"totalShown": 1')])).toEqual([line]);
});

it('the fixture has the prices of the specification (§9)', () => {
  const input = {
    plan: 'core',
    users: 40,
    systems: 3,
    landscapes: 1,
    addons: ['reporting', 'sso'],
    yearly: true,
    commitment: 4,
  };
  // 499 + 37 × 41.65 + 129 + 199 = 2368.05; × 12 × 0.75 = 21312.45
  expect(priceVector(input)).toEqual({
    extraUsersMonthly: [30_821, 20],
    extraSystemsMonthly: 129,
    extraLandscapesMonthly: 0,
    addonsMonthly: 199,
    monthlyBeforeDiscount: [47_361, 20],
    totalExact: [426_249, 20],
    totalShown: 21_312,
  });
});
