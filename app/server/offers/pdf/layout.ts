import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { LABEL, MARGIN, type Paper } from './paper';

/** A part of the sheet that no page break divides. Heights and positions are points. */
export interface Block {
  height: number;
  draw(y: number): void;
  /** Drawn above it if it begins a further page. */
  repeatedHead?: Block;
}

/** Blocks that follow each other without a gap. */
export type Section = readonly Block[];

const MIN_GAP = 7.2;
/** Gap between sections if they do not fit on one page. */
const USUAL_GAP = 12;

/** Draws the sections on one page, with equal gaps, or on as many pages as they need. */
export async function layOut(paper: Paper, sections: readonly Section[]): Promise<void> {
  const room = paper.bottom - MARGIN;
  const free = room - sumHeights(sections.flat());
  const gap = free / (sections.length - 1);
  if (gap >= MIN_GAP) await drawSections(paper, sections, gap);
  else {
    await drawSections(paper, sections, USUAL_GAP);
    drawPageNumbers(paper);
  }
}

/** Draws the sections on a further page, one below the other. */
export async function layOutBelow(paper: Paper, sections: readonly Section[]): Promise<void> {
  paper.doc.addPage();
  await drawSections(paper, sections, USUAL_GAP);
}

/** Drawing a sheet takes longer than a visitor should wait, so others are answered between its parts. */
async function drawSections(
  paper: Paper,
  sections: readonly Section[],
  gap: number,
): Promise<void> {
  let y = MARGIN;
  for (const section of sections) {
    for (const block of section) {
      await yieldToOthers();
      // Rounding must not move the last block to another page.
      if (y + block.height > paper.bottom + 0.1) {
        paper.doc.addPage();
        y = MARGIN;
        const { repeatedHead } = block;
        if (repeatedHead) {
          const top = y;
          paper.artifact(() => repeatedHead.draw(top), 'Pagination');
          y += repeatedHead.height;
        }
      }
      block.draw(y);
      y += block.height;
    }
    y += gap;
  }
}

function drawPageNumbers(paper: Paper): void {
  const { count } = paper.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    paper.doc.switchToPage(index);
    const number = paper.measureText(`${index + 1} / ${count}`, paper.width, LABEL);
    paper.artifact(
      () => paper.drawText(number, MARGIN, paper.bottom + 12, paper.width),
      'Pagination',
    );
  }
}

/** Height of things below one another. */
export function sumHeights(parts: readonly { height: number }[]): number {
  return parts.reduce((sum, { height }) => sum + height, 0);
}
