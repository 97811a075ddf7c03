import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Names of one side of a box, and values of a side; the page's direction turns neither. */
const PHYSICAL =
  /\b(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|(?:left|right)): ['{\d]|textAlign: '(?:left|right)'|float: '(?:left|right)'|\binset(?:Left|Right)\b/;

/** A chart's axis of numbers runs from left to right in every language. */
const FROM_LEFT = ['app/features/calculator/curve/price-chart.tsx'];

it('styles name beginnings and ends of lines, so that pages from right to left are mirrored', () => {
  const files = globSync('app/{features,ui,catalog,theme,routes}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.some((line) => PHYSICAL.test(line) && !line.includes('to: '));
  });
  expect(found.filter((file) => !FROM_LEFT.includes(file.replaceAll('\\', '/')))).toEqual([]);
});
