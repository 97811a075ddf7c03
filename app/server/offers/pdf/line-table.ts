import type { Sheet } from '#app/sheet/compose-sheet';
import { paperHex } from '#app/theme/srgb';
import { type Block, type Section, sumHeights } from './layout';
import {
  alignBaseline,
  BOLD,
  LABEL,
  MARGIN,
  type Paper,
  type Structure,
  type TextBox,
  type TextStyle,
} from './paper';

const PADDING = 2.5;
const COLUMN_GAP = 8;
const REASON = { size: 7.65, color: paperHex('muted') } as const;

/** The lines of an offer and their sums; the heads stand on each page. */
export function createLineTable(paper: Paper, { heads, lines, sums }: Sheet['table']): Section {
  const { width } = paper;
  let table = paper.root;
  const measure = (text: string, style?: TextStyle) => paper.measureText(text, width, style);

  const quantities = [measure(heads.quantity, LABEL), ...lines.map((one) => measure(one.quantity))];
  const amounts = [
    measure(heads.amount, LABEL),
    ...lines.map((one) => measure(one.amount)),
    ...sums.map((one) => measure(one.amount, one.isTotal ? BOLD : {})),
  ];
  const amountWidth = maxWidth(amounts);
  const quantityWidth = maxWidth(quantities);
  const amountX = MARGIN + width - amountWidth;
  const quantityX = amountX - COLUMN_GAP - quantityWidth;
  const nameWidth = quantityX - COLUMN_GAP - MARGIN;

  function createHead(draw: (cells: readonly (() => void)[]) => void): Block {
    const cells = [heads.position, heads.quantity, heads.amount].map((text) =>
      measure(text, LABEL),
    );
    return {
      height: Math.max(...cells.map(({ height }) => height)) + 2 * PADDING,
      draw: (y) => {
        const [position, quantity, amount] = cells;
        draw([
          () => position && paper.drawText(position, MARGIN, y + PADDING),
          () => quantity && paper.drawText(quantity, quantityX, y + PADDING, quantityWidth),
          () => amount && paper.drawText(amount, amountX, y + PADDING, amountWidth),
        ]);
      },
    };
  }

  function addRow(name: () => void, cells: readonly (() => void)[]): void {
    const row = paper.addGroup(table, 'TR');
    paper.addElement(row, 'TH', name, { scope: 'Row' });
    for (const draw of cells) paper.addElement(row, 'TD', draw);
    row.end();
  }

  function createLine(line: Sheet['table']['lines'][number]): Block {
    const name = paper.measureText(line.name, nameWidth);
    const reason =
      line.discount === undefined
        ? undefined
        : paper.measureText(`\u00a0\u00a0·\u00a0${line.discount}`, nameWidth, REASON);
    const isBeside = reason && name.lines.length === 1 && name.width + reason.width <= nameWidth;
    const quantity = measure(line.quantity);
    const amount = measure(line.amount);
    const reasonHeight = reason && !isBeside ? reason.height : 0;
    return {
      height: name.height + reasonHeight + 2 * PADDING,
      draw: (y) => {
        const top = y + PADDING;
        paper.drawRule(MARGIN, y, width, 0.5, paperHex('line'));
        addRow(() => {
          paper.drawText(name, MARGIN, top);
          if (reason && isBeside) {
            paper.drawText(reason, MARGIN + name.width, top + alignBaseline(REASON.size));
          } else if (reason) paper.drawText(reason, MARGIN, top + name.height);
        }, [
          () => paper.drawText(quantity, quantityX, top, quantityWidth),
          () => paper.drawText(amount, amountX, top, amountWidth),
        ]);
      },
    };
  }

  /** All sums stay together. */
  function createSums(): Block {
    const rows = sums.map(({ name, amount, isTotal }) => {
      const style = isTotal ? BOLD : {};
      const label = paper.measureText(name, amountX - COLUMN_GAP - MARGIN, style);
      return { label, amount: measure(amount, style), height: label.height + 2 * PADDING };
    });
    return {
      height: sumHeights(rows),
      draw: (start) => {
        let y = start;
        rows.forEach(({ label, amount, height }, index) => {
          const top = y + PADDING;
          const [weight, color] = index === 0 ? [1, '#000'] : [0.5, paperHex('line')];
          paper.drawRule(MARGIN, y, width, weight, color);
          const drawName = () => paper.drawText(label, MARGIN, top);
          const drawAmount = () => paper.drawText(amount, amountX, top, amountWidth);
          addRow(drawName, [ignore, drawAmount]);
          y += height;
        });
        table.end();
      },
    };
  }

  const head = createHead((cells) => {
    table = paper.addGroup(paper.root, 'Table');
    const row: Structure = paper.addGroup(table, 'TR');
    for (const draw of cells) paper.addElement(row, 'TH', draw, { scope: 'Column' });
    row.end();
  });
  const repeatedHead = createHead((cells) => {
    for (const draw of cells) draw();
  });
  const rows = [...lines.map(createLine), createSums()];
  return [head, ...rows.map((row) => ({ ...row, repeatedHead }))];
}

function ignore(): void {
  // A sum has no quantity.
}

function maxWidth(boxes: readonly TextBox[]): number {
  return Math.max(...boxes.map(({ width }) => width));
}
