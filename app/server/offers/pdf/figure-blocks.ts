import type { Sheet } from '#app/sheet/compose-sheet';
import type { Block } from './layout';
import { MARGIN, type Paper } from './paper';
import { drawParagraphs, getHeight } from './text-blocks';
import { BOLD, GREY, LABEL } from './text-styles';

const COLUMNS = 3;
const COLUMN_GAP = 13.5;

/** The band of key figures. */
export function createBand(paper: Paper, { deciding }: Pick<Sheet, 'deciding'>): Block {
  const PADDING = { x: 11, y: 10 };
  const width = getColumnWidth(paper.width - 2 * PADDING.x);
  const figures = deciding.map(({ name, figure, detail }) => [
    paper.measureText(name, width, { size: 7.65 }),
    paper.measureText(figure, width, { size: 15.3, ...BOLD }),
    paper.measureText(detail, width, { size: 7.65, color: GREY }),
  ]);
  const height = Math.max(...figures.map(getHeight)) + 2 * PADDING.y;
  return {
    height,
    draw: (y) => {
      paper.artifact(() => {
        paper.doc.fillColor('#f2f1ed').rect(MARGIN, y, paper.width, height).fill();
        paper.doc.fillColor('#000').rect(MARGIN, y, paper.width, 2).fill();
      });
      figures.forEach((boxes, index) => {
        const x = MARGIN + PADDING.x + index * (width + COLUMN_GAP);
        drawParagraphs(paper, boxes, x, y + PADDING.y);
      });
    },
  };
}

/** Number, dates and counts in three columns. */
export function createFacts(paper: Paper, { facts }: Pick<Sheet, 'facts'>): Block {
  const ROW_GAP = 5;
  const width = getColumnWidth(paper.width);
  const cells = facts.map(({ name, value }) => [
    paper.measureText(name, width, LABEL),
    paper.measureText(value, width, BOLD),
  ]);
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const heights = rows.map((row) => Math.max(...row.map(getHeight)));
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

function getColumnWidth(width: number): number {
  return (width - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS;
}
