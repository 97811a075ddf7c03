import fc from 'fast-check';
import { it } from 'vitest';
import { type Amount, toNumber } from '#app/domain/pricing/amount';
import { quoteSelection } from '#app/domain/pricing/quote';
import { anyInput, resolved } from './arbitraries';
import { RUNS } from './price-list';

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

it('free addons are as many as the plan allows, and no charged one is dearer', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(resolved, ({ config, selection }) => {
      const addons = quoteSelection(config, selection).lines.filter(
        (line) => line.kind === 'addon',
      );
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
