/** Where a row lies on the screen, in pixels from the top. */
interface RowBox {
  top: number;
  bottom: number;
}

/** Before which of the rows something dropped at `y` goes; their count means after the last. */
export function findGap(rows: readonly RowBox[], y: number): number {
  const below = rows.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return below < 0 ? rows.length : below;
}

/** The place in the list that the row from place `from` has after going into a gap. */
export function placeInGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}

/** So close to an end of the visible part, dragging scrolls it, in pixels. */
const EDGE = 48;
const FASTEST = 14;

/** How far to scroll in one frame while something is held at `y`; 0 away from the ends. */
export function scrollStep({ top, bottom }: RowBox, y: number): number {
  const above = top + EDGE - y;
  const below = y - (bottom - EDGE);
  if (above > 0) return -Math.min(above / EDGE, 1) * FASTEST;
  return below > 0 ? Math.min(below / EDGE, 1) * FASTEST : 0;
}
