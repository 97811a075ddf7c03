import { expect, it } from 'vitest';
import { type Amount, sumAmounts } from '#app/domain/pricing/amount';
import type { QuoteLine } from '#app/domain/pricing/quote';
import { priceVector } from '../../../independent-price';
import { PRICE_VECTORS, type PriceVector } from '../../../price-vectors';
import { planOf, priceList, priceSelection } from './price-list';

function expectFraction(amount: Amount, [numerator, denominator]: [number, number]) {
  expect(amount.units * BigInt(denominator)).toBe(BigInt(numerator) * 10n ** BigInt(amount.scale));
}

function sumLines(lines: QuoteLine[], kind: QuoteLine['kind']): Amount {
  return sumAmounts(lines.filter((line) => line.kind === kind).map((line) => line.monthly));
}

it.each(PRICE_VECTORS)('$input', ({ input, expected }) => {
  const quote = priceSelection(priceList, {
    plan: planOf(input.plan),
    isYearly: input.yearly,
    commitmentYears: input.commitment ?? undefined,
    userCount: input.users,
    systemCount: input.systems,
    landscapeCount: input.landscapes,
    selectedAddons: input.addons,
  });
  expectFraction(sumLines(quote.lines, 'users'), expected.extraUsersMonthly);
  expectFraction(sumLines(quote.lines, 'systems'), [expected.extraSystemsMonthly, 1]);
  expectFraction(sumLines(quote.lines, 'landscapes'), [expected.extraLandscapesMonthly, 1]);
  expectFraction(sumLines(quote.lines, 'addon'), [expected.addonsMonthly, 1]);
  expectFraction(quote.monthlyBeforeDiscount, expected.monthlyBeforeDiscount);
  expectFraction(quote.total, expected.totalExact);
  expect(quote.totalShown).toBe(expected.totalShown);
});

it('the fixture matches a calculation with exact fractions; `-u` writes it anew', async () => {
  expect(PRICE_VECTORS).toHaveLength(400);
  const lines = PRICE_VECTORS.map(({ input }) =>
    formatLine({ input, expected: priceVector(input) }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../../fixtures/price.jsonl');
});

it('the calculation has the prices of the specification (§9)', () => {
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

/** A space after each comma and colon, as the file was first written. */
function formatLine(vector: PriceVector): string {
  return JSON.stringify(vector, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([[{]) /g, '$1')
    .replace(/ ([\]}])/g, '$1');
}
