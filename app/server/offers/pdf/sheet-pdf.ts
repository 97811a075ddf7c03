import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { OrderRequest } from '#app/sheet/compose-order';
import type { Sheet } from '#app/sheet/compose-sheet';
import { site } from '#app/site';
import { paperHex } from '#app/theme/srgb';
import { createColumns } from './closing-columns';
import { createHeader, createTitle } from './head-blocks';
import { type Block, layOut, type Section, sumHeights } from './layout';
import { createLineTable } from './line-table';
import { drawOrderPage } from './order-page';
import { BOLD, createPaper, MARGIN, type Paper } from './paper';
import { COLUMN_GAP, createParticulars, getColumnWidth } from './particulars';
import { createCompany, createLinked, createParagraphs, drawParagraphs } from './text-blocks';

interface PdfMetadata {
  title: string;
  /** BCP 47 tag of the texts. */
  locale: string;
  createdAt: number;
  /** Undefined if the offer cannot be ordered by its file (D61). */
  order?: OrderRequest | undefined;
}

/** Draws the sheet of an offer as a tagged PDF; the same sheet gives the same bytes on a host. */
export async function drawSheetPdf(
  sheet: Sheet,
  { title, locale, createdAt, order }: PdfMetadata,
): Promise<Uint8Array<ArrayBuffer>> {
  const author = site.company.name;
  const paper = createPaper({ title, author, locale, createdAt: new Date(createdAt) });
  const { changed, note, addressLabel, address } = sheet;
  const aboveAddress = note === undefined ? [addressLabel] : [note, addressLabel];
  const link = { text: address, url: address };
  const parts: (() => Section)[] = [
    () => [createHeader(paper, sheet)],
    () => [createTitle(paper, sheet)],
    ...(changed ? [() => [createChangedPrices(paper, changed)]] : []),
    () => [createBand(paper, sheet)],
    () => [createParagraphs(paper, sheet.about)],
    () => [createParticulars(paper, sheet.particulars)],
    () => createLineTable(paper, sheet.table),
    () => [createParagraphs(paper, [sheet.netNote])],
    () => [createColumns(paper, sheet)],
    () => [createLinked(paper, aboveAddress, link)],
    () => [createParagraphs(paper, [sheet.legal], { weight: 'semibold' })],
    () => [createCompany(paper, sheet)],
  ];
  const sections: Section[] = [];
  for (const createPart of parts) {
    // Measuring takes as long as drawing.
    await yieldToOthers();
    sections.push(createPart());
  }
  await layOut(paper, sections);
  if (order) await drawOrderPage(paper, sheet, order);
  await yieldToOthers();
  return paper.finish();
}

/** A frame that says that another price list is in force. */
function createChangedPrices(
  paper: Paper,
  { title, totals, changes }: NonNullable<Sheet['changed']>,
): Block {
  const PADDING = 7;
  const width = paper.width - 2 * PADDING;
  const boxes = [
    paper.measureText(title, width, BOLD),
    ...[totals, ...changes.map((text) => `– ${text}`)].map((text) =>
      paper.measureText(text, width),
    ),
  ];
  const height = sumHeights(boxes) + 2 * PADDING;
  return {
    height,
    draw: (y) => {
      paper.artifact(() => {
        paper.doc.fillColor(paperHex('sunken')).rect(MARGIN, y, paper.width, height).fill();
      });
      paper.drawFrame(MARGIN, y, paper.width, height, 1.5);
      drawParagraphs(paper, boxes, MARGIN + PADDING, y + PADDING);
    },
  };
}

/** The band of key figures. */
function createBand(paper: Paper, { deciding }: Pick<Sheet, 'deciding'>): Block {
  const PADDING = { x: 11, y: 10 };
  const width = getColumnWidth(paper.width - 2 * PADDING.x);
  const figures = deciding.map(({ name, figure, detail }) => [
    paper.measureText(name, width, { size: 7.65 }),
    paper.measureText(figure, width, { size: 15.3, ...BOLD }),
    paper.measureText(detail, width, { size: 7.65, color: paperHex('muted') }),
  ]);
  const height = Math.max(...figures.map(sumHeights)) + 2 * PADDING.y;
  return {
    height,
    draw: (y) => {
      paper.artifact(() => {
        paper.doc.fillColor(paperHex('sunken')).rect(MARGIN, y, paper.width, height).fill();
        paper.doc.fillColor('#000').rect(MARGIN, y, paper.width, 2).fill();
      });
      figures.forEach((boxes, index) => {
        const x = MARGIN + PADDING.x + index * (width + COLUMN_GAP);
        drawParagraphs(paper, boxes, x, y + PADDING.y);
      });
    },
  };
}
