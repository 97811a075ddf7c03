import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeShownDifference } from '#app/domain/pricing/advice/best-advice';
import { toAmount } from '#app/domain/pricing/amount';
import { computeShownSavings, listTermQuotes, quoteSelection } from '#app/domain/pricing/quote';
import { resolved } from '../arbitraries';
import { priceList, RUNS, select } from '../price-list';

describe('savings against monthly billing (D5)', () => {
  it('are computed exactly and rounded down, over a year and over each term', () => {
    // 499 + 35 × 49 + 129 + 199 = 2542 a month, 30504 a year; 15, 20 and 25 % of it
    const selection = select('core', { users: 38, yearly: true, addons: ['reporting'] });
    const shown = listTermQuotes(priceList, selection).map(
      ({ selection: { commitmentYears }, quote }) => [
        computeShownSavings(quote),
        computeShownSavings(quote, commitmentYears),
      ],
    );
    expect(shown).toEqual([
      [0, 0],
      // 4575.6
      [4575, 4575],
      // 6100.8, twice 12201.6
      [6100, 12_201],
      // 7626, three times 22878
      [7626, 22_878],
    ]);
  });

  it('of less than a euro are zero', () => {
    expect(computeShownSavings({ yearlyDiscount: toAmount(0.99) })).toBe(0);
    expect(computeShownSavings({ yearlyDiscount: toAmount(0.99) }, 2)).toBe(1);
  });
});

it('one price against another: exact, rounded down, negative where it is higher', () => {
  expect(computeShownDifference(toAmount(2214), toAmount(2040.05))).toBe(173);
  // 628 - 627 as shown, but only twenty cents
  expect(computeShownDifference(toAmount(628.1), toAmount(627.9))).toBe(0);
  expect(computeShownDifference(toAmount(627.9), toAmount(628.1))).toBe(-1);
});

it('a shown saving is at most the exact one and less than a euro below it', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(resolved, fc.integer({ min: 1, max: 3 }), ({ config, selection }, years) => {
      const quote = quoteSelection(config, selection);
      const { units, scale } = quote.yearlyDiscount;
      const shown = computeShownSavings(quote, years);
      // Larger ones are figures that no number holds.
      if (!Number.isSafeInteger(shown)) return true;
      const unitsPerEuro = 10n ** BigInt(scale);
      const exact = units * BigInt(years);
      return BigInt(shown) * unitsPerEuro <= exact && exact < (BigInt(shown) + 1n) * unitsPerEuro;
    }),
    RUNS,
  );
});
