import { expect, it } from 'vitest';
import { type Amount, sumAmounts } from '#app/domain/pricing/amount';
import { type QuoteLine, quoteSelection } from '#app/domain/pricing/quote';
import { PRICE_VECTORS } from '../../../price-vectors';
import { planOf, priceList } from './price-list';

function expectFraction(amount: Amount, [numerator, denominator]: [number, number]) {
  expect(amount.units * BigInt(denominator)).toBe(BigInt(numerator) * 10n ** BigInt(amount.scale));
}

function sumLines(lines: QuoteLine[], kind: QuoteLine['kind']): Amount {
  return sumAmounts(lines.filter((line) => line.kind === kind).map((line) => line.monthly));
}

it.each(PRICE_VECTORS)('$input', ({ input, expected }) => {
  const quote = quoteSelection(priceList, {
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
