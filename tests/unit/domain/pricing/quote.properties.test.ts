import fc from 'fast-check';
import { it } from 'vitest';
import { type Amount, toNumber } from '#app/domain/pricing/amount';
import { computeAddonLines, quoteSelection } from '#app/domain/pricing/quote';
import { anyInput, largeInput, resolved } from './arbitraries';
import { priceList, RUNS, select } from './price-list';

/** Units of 10^-700 €, finer than any amount that can come up: comparing needs no engine then. */
const POWERS = Array.from({ length: 701 }, (_, exponent) => 10n ** BigInt(exponent));

function readUnits({ units, scale }: Amount): bigint {
  return units * (POWERS[700 - scale] ?? -1n);
}

/** For any configuration that the schema accepts, and any input. */
it('no price is negative, lines sum to the total, discount too, twelve months are a year', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyInput, ({ config, selection }) => {
      const quote = quoteSelection(config, selection);
      if (!quote) return true;
      const { discountPercent, totalShown, totalOverTerm = quote.total } = quote;
      const lines = quote.lines.map((line) => readUnits(line.monthly));
      const before = readUnits(quote.monthlyBeforeDiscount);
      const discount = readUnits(quote.monthlyDiscount);
      const total = readUnits(quote.monthlyTotal);
      return (
        [...lines, discount, total, totalOverTerm.units, totalShown].every((one) => one >= 0) &&
        discountPercent >= 0 &&
        discountPercent <= 100 &&
        lines.reduce((sum, line) => sum + line, 0n) === before &&
        discount + total === before &&
        readUnits(quote.yearlyBeforeDiscount) === 12n * before &&
        readUnits(quote.yearlyDiscount) === 12n * discount &&
        readUnits(quote.yearlyTotal) === 12n * total
      );
    }),
    RUNS,
  );
});

it('every figure of a quote is at most 10^12 €, exact to the cent, or there is none (D18)', {
  timeout: 60_000,
}, () => {
  const most = 10n ** 12n * (POWERS[700] ?? 0n);
  fc.assert(
    fc.property(fc.oneof(anyInput, largeInput), ({ config, selection }) => {
      const quote = quoteSelection(config, selection);
      if (!quote) return true;
      const { lines, discountPercent, totalShown, totalOverTerm = quote.total, ...sums } = quote;
      const amounts = [...lines.flatMap((line) => [line.unitPrice, line.monthly]), totalOverTerm];
      return (
        [...amounts, ...Object.values(sums)].every((amount) => readUnits(amount) <= most) &&
        lines.every(({ count }) => count <= 1_000_000) &&
        Number.isSafeInteger(totalShown)
      );
    }),
    RUNS,
  );
});

it('a usual price list has a price for each number of users up to a million', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(undefined, 1, 2, 3), (users, commitment) => {
      const search = { users, yearly: commitment !== undefined, commitment };
      return quoteSelection(priceList, select('pro', search)) !== undefined;
    }),
    RUNS,
  );
});

it('free addons are as many as the plan allows, and no charged one is dearer', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(resolved, ({ config, selection }) => {
      const addons = computeAddonLines(config, selection);
      const free = addons.filter((line) => line.state === 'free');
      const charged = addons.filter((line) => line.state === 'charged');
      const allowed = Math.max(Math.floor(selection.plan.freeAddonCount), 0);
      const cheapestFree = Math.min(...free.map((line) => toNumber(line.unitPrice)));
      return (
        free.length === Math.min(allowed, free.length + charged.length) &&
        charged.every((line) => {
          const price = toNumber(line.monthly);
          return price === toNumber(line.unitPrice) && price <= cheapestFree;
        })
      );
    }),
    RUNS,
  );
});
