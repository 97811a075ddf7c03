import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from '#app/ui/fields/number-field';

const RUNS = { numRuns: 10_000 };

describe('a typed number', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['007', 7],
    ['−3', -3],
    ['+5', 5],
    ['499,50', 499.5],
    [',5', 0.5],
    ['12,', 12],
    ['1e3', 1000],
    ['1 199 €', 1199],
    ["1'199", 1199],
    ['1.199,50 €', 1199.5],
    ['1,199.50', 1199.5],
    ['1.234.567', 1234567],
    ['15 %', 15],
  ])('%j is %d in any language', (text, number) => {
    expect(parseDecimal(text, ',')).toBe(number);
    expect(parseDecimal(text, '.')).toBe(number);
  });

  it.each([
    ['1.199', 1199, 1.199],
    ['1,199', 1.199, 1199],
    ['-1.199', -1199, -1.199],
    ['0.125', 0.125, 0.125],
    ['1234.567', 1234.567, 1234.567],
  ])('%j is %d where a comma separates, %d where a dot does', (text, comma, dot) => {
    expect(parseDecimal(text, ',')).toBe(comma);
    expect(parseDecimal(text, '.')).toBe(dot);
  });

  it.each(['abc', '-', ',', '1,2,3', '1.2.3', '1-2', '0x10', 'NaN', 'Infinity', '1e999', '1..5'])(
    '%j is not a number',
    (text) => {
      expect(parseDecimal(text, ',')).toBeNull();
      expect(parseDecimal(text, '.')).toBeNull();
    },
  );

  it('is either a finite number or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+e €') })),
        fc.constantFrom(',' as const, '.' as const),
        (text, separator) => {
          const number = parseDecimal(text, separator);
          expect(number === null || Number.isFinite(number)).toBe(true);
        },
      ),
      RUNS,
    );
  });
});

it('a shown number has the separator of the language and no grouping', () => {
  expect(formatDecimal(1199.5, ',')).toBe('1199,5');
  expect(formatDecimal(-1199.5, '.')).toBe('-1199.5');
});

it('a shown number parses back to itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      fc.constantFrom(',' as const, '.' as const),
      (number, separator) => {
        expect(parseDecimal(formatDecimal(number, separator), separator)).toBe(number + 0);
      },
    ),
    RUNS,
  );
});
