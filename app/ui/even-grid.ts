import { evenGrid as grid } from '#styled/recipes';

type Columns = 1 | 2 | 3 | 4;

/**
 * Class of a grid for `count` items in equal columns. If one item remains in the last row, it is as
 * wide as the row.
 */
export function evenGrid(count: number): string {
  const medium = chooseColumns(count, [3, 2]);
  const large = chooseColumns(count, [4, 3]);
  return grid({
    medium: `${medium}`,
    large: `${large}`,
    mediumLast: leavesOneAlone(count, medium) ? 'wide' : undefined,
    largeLast: leavesOneAlone(count, large) ? 'wide' : undefined,
  });
}

/** The number of columns with the fuller last row, else the first. */
export function chooseColumns(
  count: number,
  [first, second]: readonly [Columns, Columns],
): Columns {
  if (count === 1 || count === 2 || count === 3) return count;
  const emptyIn = (columns: Columns) =>
    leavesOneAlone(count, columns) ? columns : (columns - (count % columns)) % columns;
  return emptyIn(second) < emptyIn(first) ? second : first;
}

function leavesOneAlone(count: number, columns: Columns): boolean {
  return columns > 1 && count % columns === 1;
}
