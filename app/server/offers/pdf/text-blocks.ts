import type { Sheet } from '#app/sheet/compose-sheet';
import { paperHex } from '#app/theme/srgb';
import { type Block, sumHeights } from './layout';
import { MARGIN, type Paper, type TextBox, type TextStyle } from './paper';

/** Paragraphs over the whole width. */
export function createParagraphs(
  paper: Paper,
  texts: readonly string[],
  style: TextStyle = {},
): Block {
  const boxes = texts.map((text) => paper.measureText(text, paper.width, style));
  return { height: sumHeights(boxes), draw: (y) => drawParagraphs(paper, boxes, MARGIN, y) };
}

/** Paragraphs with a link below. */
export function createLinked(
  paper: Paper,
  texts: readonly string[],
  { text, url }: { text: string; url: string },
): Block {
  const boxes = texts.map((one) => paper.measureText(one, paper.width));
  const link = paper.measureText(text, paper.width);
  return {
    height: sumHeights([...boxes, link]),
    draw: (y) => {
      drawParagraphs(paper, boxes, MARGIN, y);
      drawLink(paper, link, MARGIN, y + sumHeights(boxes), url);
    },
  };
}

/** Name and register of the company, below a rule. */
export function createCompany(paper: Paper, { company }: Pick<Sheet, 'company'>): Block {
  const PADDING = 6;
  const boxes = company.map((text) => paper.measureText(text, paper.width, { size: 7.2 }));
  return {
    height: PADDING + sumHeights(boxes),
    draw: (y) => {
      paper.drawRule(MARGIN, y, paper.width, 0.5, paperHex('lineStrong'));
      drawParagraphs(paper, boxes, MARGIN, y + PADDING);
    },
  };
}

/** Paragraphs below one another. */
export function drawParagraphs(
  paper: Paper,
  boxes: readonly TextBox[],
  x: number,
  start: number,
  gap = 0,
): void {
  let y = start;
  for (const box of boxes) {
    const top = y;
    paper.addElement(paper.root, 'P', () => paper.drawText(box, x, top));
    y += box.height + gap;
  }
}

/** An underlined link. */
export function drawLink(paper: Paper, box: TextBox, x: number, y: number, url: string): void {
  paper.addLink(paper.root, box, x, y, url, () => paper.drawText(box, x, y));
  paper.drawRule(x, y + box.height - 1, box.width, 0.5, '#000');
}
