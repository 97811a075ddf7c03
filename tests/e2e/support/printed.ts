import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** In place of the browser's dialog; runs in a page. */
export function notePrint(): void {
  window.print = () => document.body.setAttribute('data-print-asked', '');
}

interface Sheet {
  /** In one line. */
  words: string;
  /** Width and height in points. */
  size: number[];
}

/** Printed pages; without a size, in the size of the page's style. */
export async function readPrinted(page: Page, format?: 'A4'): Promise<Sheet[]> {
  const options = format ? { format } : { preferCSSPageSize: true };
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf(options)));
  const { text } = await extractText(pdf, { mergePages: false });
  return Promise.all(
    text.map(async (words, index) => {
      const { view } = await pdf.getPage(index + 1);
      return { words: words.replaceAll(/\s+/g, ' '), size: view.slice(2).map(Math.round) };
    }),
  );
}

/** The words of the one sheet on which the page is printed. */
export async function readOnlySheet(page: Page): Promise<string> {
  const [sheet, ...others] = await readPrinted(page);
  if (!sheet || others.length > 0) throw new Error(`${others.length + 1} sheets`);
  return sheet.words;
}
