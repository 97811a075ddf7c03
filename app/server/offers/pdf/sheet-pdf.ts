import type { Sheet } from '#app/sheet/compose-sheet';
import { site } from '#app/site';
import { createColumns } from './closing-columns';
import { createBand, createFacts } from './figure-blocks';
import { createHeader, createTitle } from './head-blocks';
import { layOut } from './layout';
import { createLineTable } from './line-table';
import { createPaper } from './paper';
import { createAddress, createCompany, createParagraphs } from './text-blocks';

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
