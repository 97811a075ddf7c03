/**
 * The smallest set of moves that explains an order which was ascending before: all numbers outside
 * the longest ascending subsequence. The numbers are distinct.
 */
export function getMovedNumbers(numbers: readonly number[]): Set<number> {
  // Read from the end; of rows of one length, the one that begins highest leaves most room before.
  // Stryker disable next-line ArrayDeclaration: the first number takes the place of what is there.
  const rows: Row[] = [];
  for (const first of numbers.toReversed()) {
    const length = countLonger(rows, first);
    rows[length] = { first, next: rows[length - 1] };
  }
  const moved = new Set(numbers);
  for (let row = rows.at(-1); row !== undefined; row = row.next) moved.delete(row.first);
  return moved;
}

/** A rising row that begins with `first`. */
type Row = { first: number; next: Row | undefined };

/** How many of the rows begin above a number; their beginnings fall. */
function countLonger(rows: readonly Row[], number: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    // Stryker disable next-line EqualityOperator,OptionalChaining: no number comes twice, and the row is there.
    if ((rows[middle]?.first ?? 0) > number) from = middle + 1;
    else to = middle;
  }
  return from;
}
