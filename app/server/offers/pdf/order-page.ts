import type { OrderRequest } from '#app/sheet/compose-order';
import type { Sheet } from '#app/sheet/compose-sheet';
import { site } from '#app/site';
import { createTitle } from './head-blocks';
import { type Block, layOutBelow } from './layout';
import { LABEL, MARGIN, type Paper } from './paper';
import { createParticulars } from './particulars';
import { createCompany, createLinked, createParagraphs } from './text-blocks';

/** Draws the page with which a buyer asks for a contract (D61). */
export async function drawOrderPage(
  paper: Paper,
  sheet: Sheet,
  order: OrderRequest,
): Promise<void> {
  const { title, about, particulars, rows, payment, terms, termsAddress, send } = order;
  const mail = { text: site.contactEmail, url: `mailto:${site.contactEmail}` };
  await layOutBelow(paper, [
    [createTitle(paper, { title, validity: undefined })],
    [createParagraphs(paper, [about])],
    [createParticulars(paper, particulars)],
    rows.map((fields) => createFields(paper, fields)),
    [
      createParagraphs(paper, [payment]),
      createLinked(paper, [terms], { text: termsAddress, url: termsAddress }),
    ],
    [createLinked(paper, [send], mail)],
    [createCompany(paper, sheet)],
  ]);
}

const GAP = 13.5;
const HEIGHT = { line: 20, tall: 54 } as const;
const PADDING = 8;
/** Distance of typed text from the frame. */
const INSET = 3;

/** Fields side by side, each below its label, with a frame that is also printed. */
function createFields(paper: Paper, fields: OrderRequest['rows'][number]): Block {
  const width = (paper.width - (fields.length - 1) * GAP) / fields.length;
  const boxes = fields.map((field) => ({
    field,
    box: paper.measureText(field.label, width, LABEL),
    height: field.isTall ? HEIGHT.tall : HEIGHT.line,
  }));
  const labelHeight = Math.max(...boxes.map(({ box }) => box.height)) + 2;
  return {
    height: labelHeight + Math.max(...boxes.map(({ height }) => height)) + PADDING,
    draw: (y) =>
      boxes.forEach(({ field, box, height }, index) => {
        const x = MARGIN + index * (width + GAP);
        const top = y + labelHeight;
        paper.addElement(paper.root, 'P', () => paper.drawText(box, x, y));
        paper.drawFrame(x, top, width, height);
        const place = { x: x + INSET, y: top, width: width - 2 * INSET, height };
        paper.doc.addTextField(paper.root, { ...field, ...place });
      }),
  };
}
