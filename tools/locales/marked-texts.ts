const MARKED = /⟪([^⟪⟫]*)⟫/g;

export interface MarkedText {
  text: string;
  line: number;
}

/**
 * `⟪…⟫` encloses what a text says until its owner has written the true answer there (D1). The build
 * drops the marks; `npm run check:launch` lists the texts.
 */
export function dropMarks(text: string): string {
  return text.replace(/[⟪⟫]/g, '');
}

/** What is still marked in a file. */
export function findMarkedTexts(source: string): MarkedText[] {
  return Array.from(source.matchAll(MARKED), ({ 1: text = '', index }) => ({
    text,
    line: source.slice(0, index).split('\n').length,
  }));
}
