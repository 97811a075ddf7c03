import { expect, it } from 'vitest';
import { toNumber } from '#app/domain/pricing/amount';
import { listTermQuotes } from '#app/domain/pricing/quote';
import { priceList, select } from './price-list';

it('all terms are priced, whichever is chosen (D7, D30)', () => {
  for (const search of [{}, { yearly: true, commitment: 3 }]) {
    const terms = listTermQuotes(priceList, select('pro', { users: 20, ...search }));
    // 1199 + 10 × 49 = 1689 a month, 20268 a year
    expect(
      terms.map(({ selection, quote }) => [
        selection.isYearly,
        selection.commitmentYears,
        toNumber(quote.monthlyTotal),
        toNumber(quote.yearlyTotal),
        toNumber(quote.yearlyDiscount),
      ]),
    ).toEqual([
      [false, undefined, 1689, 20_268, 0],
      [true, 1, 1435.65, 17_227.8, 3040.2],
      [true, 2, 1351.2, 16_214.4, 4053.6],
      [true, 3, 1266.75, 15_201, 5067],
    ]);
  }
});
