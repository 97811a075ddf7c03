import type { Sheet } from '#app/sheet/compose-sheet';
import { type Block, sumHeights } from './layout';
import { BOLD, LABEL, MARGIN, type Paper } from './paper';
import { drawParagraphs } from './text-blocks';

const COLUMNS = 3;
export const COLUMN_GAP = 13.5;

/** Number, dates and counts in three columns. */
export function createParticulars(paper: Paper, particulars: Sheet['particulars']): Block {
  const ROW_GAP = 5;
  const width = getColumnWidth(paper.width);
  const cells = particulars.map(({ name, value }) => [
    paper.measureText(name, width, LABEL),
    paper.measureText(value, width, BOLD),
  ]);
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const heights = rows.map((row) => Math.max(...row.map(sumHeights)));
  return {
    height: heights.reduce((sum, height) => sum + height, (rows.length - 1) * ROW_GAP),
    draw: (start) => {
      let y = start;
      rows.forEach((row, index) => {
        row.forEach((boxes, column) => {
          drawParagraphs(paper, boxes, MARGIN + column * (width + COLUMN_GAP), y);
        });
        y += (heights[index] ?? 0) + ROW_GAP;
      });
    },
  };
}

export function getColumnWidth(width: number): number {
  return (width - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS;
}
