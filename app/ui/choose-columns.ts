export type Columns = 1 | 2 | 3 | 4;

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

export function leavesOneAlone(count: number, columns: Columns): boolean {
  return columns > 1 && count % columns === 1;
}
