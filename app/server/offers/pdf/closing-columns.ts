import { encode } from 'uqr';
import type { Sheet } from '#app/sheet/compose-sheet';
import { type Block, sumHeights } from './layout';
import { BOLD, MARGIN, type Paper, SMALL, type Structure, type TextBox } from './paper';
import { drawParagraphs } from './text-blocks';

/** Taxes, conditions and the QR code side by side; no taxes without a price. */
export function createColumns(
  paper: Paper,
  { vat, conditions, address, qrCode }: Pick<Sheet, 'vat' | 'conditions' | 'address' | 'qrCode'>,
): Block {
  const GAP = 18;
  /** 26 mm */
  const CODE_SIZE = 73.7;
  const width = paper.width - CODE_SIZE - 2 * GAP;
  const taxes = vat && createVat(paper, vat, (width * 4) / 7);
  const conditionsX = MARGIN + (width * 4) / 7 + GAP;
  const heading = paper.measureText(conditions.title, (width * 3) / 7, { ...SMALL, ...BOLD });
  const texts = conditions.texts.map((text) => paper.measureText(text, (width * 3) / 7, SMALL));
  const textGap = 2.5;
  return {
    height: Math.max(
      taxes?.height ?? 0,
      CODE_SIZE,
      sumHeights([heading, ...texts]) + texts.length * textGap,
    ),
    draw: (y) => {
      taxes?.draw(y);
      paper.addElement(paper.root, 'H2', () => paper.drawText(heading, conditionsX, y));
      drawParagraphs(paper, texts, conditionsX, y + heading.height + textGap, textGap);
      drawCode(paper, address, qrCode, MARGIN + paper.width - CODE_SIZE, y, CODE_SIZE);
    },
  };
}

function createVat(
  paper: Paper,
  { title, columns, rows }: NonNullable<Sheet['vat']>,
  width: number,
): Block {
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
      paper.drawFrame(MARGIN, top, width, height);
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
