import { expect, test } from 'vitest';
import { chooseColumns } from '#app/ui/even-grid';

// Rows as they are filled: 7 in 4 columns are 4 + 3.

test.each([
  [1, 1, 1],
  [4, 2, 4],
  [5, 3, 3],
  // 2 + 2 + 2 and one as wide as the row; 4 + 3
  [7, 2, 4],
  [10, 2, 4],
  [11, 3, 4],
  // Every number of columns leaves one, which is as wide as the row.
  [13, 2, 3],
])('%d items stand in %d columns, on a wide screen in %d', (count, medium, large) => {
  expect(chooseColumns(count, [3, 2])).toBe(medium);
  expect(chooseColumns(count, [4, 3])).toBe(large);
});
