import { evenGrid as grid } from '#styled/recipes';
import { chooseColumns, leavesOneAlone } from './choose-columns';

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
