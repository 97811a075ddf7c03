import type { Structure } from 'pdfkit';
import { encode } from 'uqr';
import type { Sheet } from '#app/sheet/compose-sheet';
import { site } from '#app/site';
import type { Block } from './layout';
import { alignBaseline, MARGIN, type Paper, type TextBox, type TextStyle } from './paper';

const GREY = '#555';
const SMALL = { size: 8.1 } as const;
const LABEL = { size: 7.2, color: GREY } as const;
const BOLD = { weight: 'semibold' } as const;
const COLUMNS = 3;
const COLUMN_GAP = 13.5;

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
        paper.drawRule(blankX, top + BLANK_HEIGHT - 3, BLANK_WIDTH, 0.75, GREY);
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
    [11, 17, '#ce7301'],
  ] as const) {
    doc
      .fillColor(color)
      .roundedRect(x + left * unit, y + top * unit, 9 * unit, 5 * unit, 1.5 * unit)
      .fill();
  }
}

/** The heading, and beside it or below how long the offer is valid. */
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

/** Paragraphs over the whole width. */
export function createParagraphs(
  paper: Paper,
  texts: readonly string[],
  style: TextStyle = {},
): Block {
  const boxes = texts.map((text) => paper.measureText(text, paper.width, style));
  return { height: getHeight(boxes), draw: (y) => drawParagraphs(paper, boxes, MARGIN, y) };
}

/** Taxes, conditions and the QR code side by side. */
export function createColumns(
  paper: Paper,
  { vat, conditions, address, qrCode }: Pick<Sheet, 'vat' | 'conditions' | 'address' | 'qrCode'>,
): Block {
  const GAP = 18;
  /** 26 mm */
  const CODE_SIZE = 73.7;
  const width = paper.width - CODE_SIZE - 2 * GAP;
  const taxes = createVat(paper, vat, (width * 4) / 7);
  const conditionsX = MARGIN + (width * 4) / 7 + GAP;
  const heading = paper.measureText(conditions.title, (width * 3) / 7, { ...SMALL, ...BOLD });
  const texts = conditions.texts.map((text) => paper.measureText(text, (width * 3) / 7, SMALL));
  const textGap = 2.5;
  return {
    height: Math.max(
      taxes.height,
      CODE_SIZE,
      getHeight([heading, ...texts]) + texts.length * textGap,
    ),
    draw: (y) => {
      taxes.draw(y);
      paper.addElement(paper.root, 'H2', () => paper.drawText(heading, conditionsX, y));
      let top = y + heading.height + textGap;
      for (const box of texts) {
        const at = top;
        paper.addElement(paper.root, 'P', () => paper.drawText(box, conditionsX, at));
        top += box.height + textGap;
      }
      drawCode(paper, address, qrCode, MARGIN + paper.width - CODE_SIZE, y, CODE_SIZE);
    },
  };
}

function createVat(paper: Paper, { title, columns, rows }: Sheet['vat'], width: number): Block {
  const PADDING = 7;
  const inner = width - 2 * PADDING;
  const heading = paper.measureText(title, inner, BOLD);
  const heads = columns.map((text) => paper.measureText(text, inner, { size: 7.65 }));
  const lines = rows.map(({ name, amounts }, index) => {
    const style = index === rows.length - 1 ? BOLD : {};
    return [name, ...amounts].map((text) => paper.measureText(text, inner, style));
  });
  const columnWidths = columns.map((_, index) =>
    Math.max(
      ...[heads, ...lines.map(([, ...cells]) => cells)].map((row) => row[index]?.width ?? 0),
    ),
  );
  const rowHeight = heads[0]?.height ?? 0;
  const lineHeight = lines[0]?.[0]?.height ?? 0;
  const height = 2 * PADDING + heading.height + rowHeight + lines.length * lineHeight;
  /** Left edge of a column; the last ends at the right edge. */
  const getX = (index: number, x: number) =>
    x + inner - columnWidths.slice(index).reduce((sum, each) => sum + each + 8, -8);
  return {
    height,
    draw: (top) => {
      const x = MARGIN + PADDING;
      let y = top + PADDING;
      paper.artifact(() => {
        paper.doc.lineWidth(0.5).strokeColor('#999').rect(MARGIN, top, width, height).stroke();
      });
      paper.addElement(paper.root, 'H2', () => paper.drawText(heading, x, y));
      y += heading.height;
      const table = paper.addGroup(paper.root, 'Table');
      const addCells = (row: Structure, type: string, boxes: readonly TextBox[], scope?: object) =>
        boxes.forEach((box, index) => {
          const draw = () => paper.drawText(box, getX(index, x), y, columnWidths[index]);
          paper.addElement(row, type, draw, scope);
        });
      const head = paper.addGroup(table, 'TR');
      paper.addGroup(head, 'TD');
      addCells(head, 'TH', heads, { scope: 'Column' });
      y += rowHeight;
      for (const [name, ...amounts] of lines) {
        const row = paper.addGroup(table, 'TR');
        const draw = () => name && paper.drawText(name, x, y);
        paper.addElement(row, 'TH', draw, { scope: 'Row' });
        addCells(row, 'TD', amounts);
        y += lineHeight;
      }
      table.end();
    },
  };
}

/** The code as squares, with the quiet zone of four modules that readers need. */
function drawCode(
  { doc, root, addElement }: Paper,
  text: string,
  alt: string,
  x: number,
  y: number,
  width: number,
): void {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const unit = width / size;
  const draw = () => {
    doc.fillColor('#000');
    data.forEach((row, line) => {
      row.forEach((isDark, column) => {
        if (isDark) doc.rect(x + column * unit, y + line * unit, unit, unit);
      });
    });
    doc.fill();
  };
  addElement(root, 'Figure', draw, { alt, bbox: [x, y, x + width, y + width] });
}

/** The address of the offer, with a note if there is one. */
export function createAddress(
  paper: Paper,
  { note, addressLabel, address }: Pick<Sheet, 'note' | 'addressLabel' | 'address'>,
): Block {
  const texts = [...(note === undefined ? [] : [note]), addressLabel];
  const boxes = texts.map((text) => paper.measureText(text, paper.width));
  const link = paper.measureText(address, paper.width);
  return {
    height: getHeight([...boxes, link]),
    draw: (y) => {
      drawParagraphs(paper, boxes, MARGIN, y);
      drawLink(paper, link, MARGIN, y + getHeight(boxes), address);
    },
  };
}

/** Name and register of the company, below a rule. */
export function createCompany(paper: Paper, { company }: Pick<Sheet, 'company'>): Block {
  const PADDING = 6;
  const boxes = company.map((text) => paper.measureText(text, paper.width, { size: 7.2 }));
  return {
    height: PADDING + getHeight(boxes),
    draw: (y) => {
      paper.drawRule(MARGIN, y, paper.width, 0.5, '#999');
      drawParagraphs(paper, boxes, MARGIN, y + PADDING);
    },
  };
}

function drawParagraphs(paper: Paper, boxes: readonly TextBox[], x: number, start: number): void {
  let y = start;
  for (const box of boxes) {
    const top = y;
    paper.addElement(paper.root, 'P', () => paper.drawText(box, x, top));
    y += box.height;
  }
}

function drawLink(paper: Paper, box: TextBox, x: number, y: number, url: string): void {
  paper.addLink(paper.root, box, x, y, url, () => paper.drawText(box, x, y));
  paper.drawRule(x, y + box.height - 1, box.width, 0.5, '#000');
}

function getHeight(boxes: readonly TextBox[]): number {
  return boxes.reduce((sum, { height }) => sum + height, 0);
}

function getColumnWidth(width: number): number {
  return (width - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS;
}
