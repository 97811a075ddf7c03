/**
 * Of things that stood in rising order, the fewest that must have been moved to give this order:
 * all but the longest row that still rises. The numbers are different from one another.
 */
export function findMoved(numbers: readonly number[]): Set<number> {
  const rows: Row[] = [];
  for (const last of numbers) {
    const before = findLongest(rows.filter((row) => row.last < last));
    rows.push({ last, length: (before?.length ?? 0) + 1, before });
  }
  const moved = new Set(numbers);
  for (let row = findLongest(rows); row !== undefined; row = row.before) moved.delete(row.last);
  return moved;
}

/** A rising row that ends with `last`. */
type Row = { last: number; length: number; before: Row | undefined };

function findLongest(rows: readonly Row[]): Row | undefined {
  return rows.reduce<Row | undefined>(
    (longest, row) => (longest === undefined || row.length > longest.length ? row : longest),
    undefined,
  );
}
