import { evenGrid as grid } from '#styled/recipes';
import { chooseColumns, leavesOneAlone } from './choose-columns';

/**
 * The class of a grid for so many items, in columns of one width and with no item alone in the last
 * row: where every number of columns would leave one, it is as wide as the row.
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
