import type { Sheet } from '#app/sheet/compose-sheet';
import { site } from '#app/site';
import { paperHex } from '#app/theme/srgb';
import type { Block } from './layout';
import { alignBaseline, BOLD, LABEL, MARGIN, type Paper, SMALL } from './paper';
import { drawLink } from './text-blocks';

/** Brand and contact, and lines that the reader fills in. */
export function createHeader(paper: Paper, { blanks }: Pick<Sheet, 'blanks'>): Block {
  const MARK_SIZE = 19;
  const BLANK_WIDTH = 180;
  const BLANK_HEIGHT = 27;
  const brand = paper.measureText(site.brand, paper.width, { size: 12.6, ...BOLD });
  const links = [
    { text: site.phone.shown, url: `tel:${site.phone.dialed}` },
    { text: site.contactEmail, url: `mailto:${site.contactEmail}` },
  ].map(({ text, url }) => ({ box: paper.measureText(text, paper.width, SMALL), url }));
  return {
    height: Math.max(MARK_SIZE + 20, blanks.length * BLANK_HEIGHT),
    draw: (y) => {
      paper.artifact(() => drawBrandMark(paper, MARGIN, y, MARK_SIZE));
      const brandX = MARGIN + MARK_SIZE + 6;
      const brandY = y + (MARK_SIZE - brand.height) / 2;
      paper.addElement(paper.root, 'P', () => paper.drawText(brand, brandX, brandY));
      let x = MARGIN;
      for (const { box, url } of links) {
        drawLink(paper, box, x, y + MARK_SIZE + 5, url);
        x += box.width + 11;
      }
      const blankX = MARGIN + paper.width - BLANK_WIDTH;
      blanks.forEach((label, index) => {
        const top = y + index * BLANK_HEIGHT;
        const box = paper.measureText(label, BLANK_WIDTH, LABEL);
        paper.addElement(paper.root, 'P', () => paper.drawText(box, blankX, top));
        paper.drawRule(blankX, top + BLANK_HEIGHT - 3, BLANK_WIDTH, 0.75, paperHex('muted'));
      });
    },
  };
}

/** Three lanes and an artefact on each, as on the site; one is off. */
function drawBrandMark({ doc }: Paper, x: number, y: number, size: number): void {
  const unit = size / 24;
  doc.strokeColor('#000').strokeOpacity(0.45).lineWidth(unit);
  for (const lane of [5.5, 12.5, 19.5]) {
    doc
      .moveTo(x + unit, y + lane * unit)
      .lineTo(x + 23 * unit, y + lane * unit)
      .stroke();
  }
  doc.strokeOpacity(1);
  for (const [left, top, color] of [
    [4, 3, '#000'],
    [4, 10, '#000'],
    [11, 17, paperHex('deviationMark')],
  ] as const) {
    doc
      .fillColor(color)
      .roundedRect(x + left * unit, y + top * unit, 9 * unit, 5 * unit, 1.5 * unit)
      .fill();
  }
}

/** The heading, with the validity beside it, or below if the line is too short. */
export function createTitle(
  paper: Paper,
  { title, validity = '' }: Pick<Sheet, 'title' | 'validity'>,
): Block {
  const SIZE = 16.2;
  const heading = paper.measureText(title, paper.width, { size: SIZE, ...BOLD });
  const valid = paper.measureText(validity, paper.width);
  const isBeside = heading.lines.length === 1 && heading.width + 12 + valid.width <= paper.width;
  return {
    height: heading.height + (isBeside ? 0 : valid.height),
    draw: (y) => {
      paper.addElement(paper.root, 'H1', () => paper.drawText(heading, MARGIN, y));
      const [x, top] = isBeside
        ? [MARGIN + heading.width + 12, y + alignBaseline(valid.style.size, SIZE)]
        : [MARGIN, y + heading.height];
      if (validity !== '') paper.addElement(paper.root, 'P', () => paper.drawText(valid, x, top));
    },
  };
}
