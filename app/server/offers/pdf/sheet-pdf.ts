import type { Sheet } from '#app/sheet/compose-sheet';
import { site } from '#app/site';
import { createColumns } from './closing-columns';
import { createHeader, createTitle } from './head-blocks';
import { type Block, layOut } from './layout';
import { createLineTable } from './line-table';
import { createPaper, MARGIN, type Paper } from './paper';
import {
  createAddress,
  createCompany,
  createParagraphs,
  drawParagraphs,
  getHeight,
} from './text-blocks';
import { BOLD, GREY, LABEL } from './text-styles';

interface PdfFacts {
  title: string;
  /** BCP 47 tag of the texts. */
  locale: string;
  createdAt: number;
}

/** Draws the sheet of an offer as a tagged PDF; the same sheet gives the same bytes on a host. */
export async function drawSheetPdf(
  sheet: Sheet,
  { title, locale, createdAt }: PdfFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const author = site.company.name;
  const paper = createPaper({ title, author, locale, createdAt: new Date(createdAt) });
  const blocks = [
    createHeader(paper, sheet),
    createTitle(paper, sheet),
    createBand(paper, sheet),
    createParagraphs(paper, sheet.about),
    createFacts(paper, sheet),
  ];
  const notes = [
    createParagraphs(paper, [sheet.netNote]),
    createColumns(paper, sheet),
    createAddress(paper, sheet),
    createParagraphs(paper, [sheet.legal], { weight: 'semibold' }),
    createCompany(paper, sheet),
  ];
  layOut(paper, [
    ...blocks.map((block) => ({ blocks: [block] })),
    createLineTable(paper, sheet.table),
    ...notes.map((block) => ({ blocks: [block] })),
  ]);
  return paper.finish();
}

const COLUMNS = 3;
const COLUMN_GAP = 13.5;

/** The band of key figures. */
function createBand(paper: Paper, { deciding }: Pick<Sheet, 'deciding'>): Block {
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
function createFacts(paper: Paper, { facts }: Pick<Sheet, 'facts'>): Block {
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
