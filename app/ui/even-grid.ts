import { css, cx } from '#styled/css';

const TWO = '[repeat(2, minmax(0, 1fr))]';
const THREE = '[repeat(3, minmax(0, 1fr))]';
const FOUR = '[repeat(4, minmax(0, 1fr))]';

const grid = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const medium: Record<number, string> = {
  2: css({ gridTemplateColumns: { md: TWO, _print: TWO } }),
  3: css({ gridTemplateColumns: { md: THREE, _print: THREE } }),
};
const large: Record<number, string> = {
  3: css({ gridTemplateColumns: { xl: THREE } }),
  4: css({ gridTemplateColumns: { xl: FOUR } }),
};
const mediumLast = css({ '& > :last-child': { gridColumn: { mdToXl: '1 / -1' } } });
const largeLast = css({ '& > :last-child': { gridColumn: { xl: '1 / -1' } } });

/**
 * Class of a grid for `count` items in equal columns. If one item remains in the last row, it is as
 * wide as the row.
 */
export function evenGrid(count: number): string {
  const some = chooseColumns(count, [3, 2]);
  const many = chooseColumns(count, [4, 3]);
  return cx(
    grid,
    medium[some],
    many !== some && large[many],
    leavesOneAlone(count, some) && mediumLast,
    leavesOneAlone(count, many) && largeLast,
  );
}

/** The number of columns with the fuller last row, else the first. */
export function chooseColumns(count: number, [first, second]: readonly [number, number]): number {
  if (count <= 3) return count;
  const emptyIn = (columns: number) =>
    leavesOneAlone(count, columns) ? columns : (columns - (count % columns)) % columns;
  return emptyIn(second) < emptyIn(first) ? second : first;
}

function leavesOneAlone(count: number, columns: number): boolean {
  return columns > 1 && count % columns === 1;
}
