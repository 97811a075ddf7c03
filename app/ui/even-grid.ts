import { css, cx } from '#styled/css';
import { type Columns, chooseColumns, leavesOneAlone } from './choose-columns';

/**
 * The class of a grid for so many items, in columns of one width and with no item alone in the last
 * row: where every number of columns would leave one, it is as wide as the row.
 */
export function evenGrid(count: number): string {
  const medium = chooseColumns(count, [3, 2]);
  const large = chooseColumns(count, [4, 3]);
  return cx(
    grid,
    fromMedium[medium],
    fromLarge[large],
    leavesOneAlone(count, medium) && wideLast.medium,
    leavesOneAlone(count, large) && wideLast.large,
  );
}

const grid = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const fromMedium: Record<Columns, string | undefined> = {
  1: undefined,
  2: css({
    gridTemplateColumns: {
      md: '[repeat(2, minmax(0, 1fr))]',
      _print: '[repeat(2, minmax(0, 1fr))]',
    },
  }),
  3: css({
    gridTemplateColumns: {
      md: '[repeat(3, minmax(0, 1fr))]',
      _print: '[repeat(3, minmax(0, 1fr))]',
    },
  }),
  4: undefined,
};

const fromLarge: Record<Columns, string | undefined> = {
  1: undefined,
  2: undefined,
  3: css({ gridTemplateColumns: { xl: '[repeat(3, minmax(0, 1fr))]' } }),
  4: css({ gridTemplateColumns: { xl: '[repeat(4, minmax(0, 1fr))]' } }),
};

const wideLast = {
  medium: css({ mdToXl: { '& > :last-child': { gridColumn: '[1 / -1]' } } }),
  large: css({ xl: { '& > :last-child': { gridColumn: '[1 / -1]' } } }),
};
