import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Amount, sumAmounts } from '#app/domain/pricing/amount';
import { type QuoteLine, quoteSelection } from '#app/domain/pricing/quote';
import { planOf, priceList } from './price-list';

/** 400 configurations priced with exact fractions by an independent program. */
const fractionSchema = z.tuple([z.int(), z.int()]);
const vectorSchema = z.strictObject({
  input: z.strictObject({
    plan: z.string(),
    users: z.int(),
    systems: z.int(),
    landscapes: z.int(),
    addons: z.array(z.string()),
    yearly: z.boolean(),
    commitment: z.nullable(z.int()),
  }),
  expected: z.strictObject({
    extraUsersMonthly: fractionSchema,
    extraSystemsMonthly: z.int(),
    extraLandscapesMonthly: z.int(),
    addonsMonthly: z.int(),
    monthlyBeforeDiscount: fractionSchema,
    totalExact: fractionSchema,
    totalShown: z.int(),
  }),
});

const vectors = readFileSync('tests/fixtures/price.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => vectorSchema.parse(JSON.parse(line)));

function expectFraction(amount: Amount, [numerator, denominator]: [number, number]) {
  expect(amount.units * BigInt(denominator)).toBe(BigInt(numerator) * 10n ** BigInt(amount.scale));
}

function sumLines(lines: QuoteLine[], kind: QuoteLine['kind']): Amount {
  return sumAmounts(lines.filter((line) => line.kind === kind).map((line) => line.monthly));
}

it('there are 400 vectors', () => {
  expect(vectors).toHaveLength(400);
});

it.each(vectors)('$input', ({ input, expected }) => {
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
