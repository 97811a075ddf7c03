import { toPrintable } from '#app/domain/printable';
import { paperHex } from '#app/theme/srgb';
import { FillablePdf } from './fillable-pdf';
import { FONT_FILES, splitByFont, type Weight } from './fonts';

/** Sizes are points. */
export const MARGIN = 42.5;
const TEXT_SIZE = 9;
const LINE_HEIGHT = 1.35;
/** Distance of a line's top from the letters' top edge, as a share of their size. */
const HALF_LEADING = (LINE_HEIGHT - 1.22) / 2;

/** Distance of a line's top from its baseline, as a share of the letters' size. */
const ASCENT = 0.97 + HALF_LEADING;

/** How much lower a smaller text begins, so that it stands on the line of usual text. */
export function alignBaseline(size: number, otherSize = TEXT_SIZE): number {
  return (otherSize - size) * ASCENT;
}

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
}

export const SMALL = { size: 8.1 } as const;
export const LABEL = { size: 7.2, color: paperHex('muted') } as const;
export const BOLD = { weight: 'semibold' } as const;

/** Wrapped text that is ready to be drawn. */
export interface TextBox {
  /** Width of the longest line. */
  width: number;
  height: number;
  lines: readonly string[];
  style: Required<TextStyle>;
}

interface PaperOptions {
  title: string;
  author: string;
  locale: string;
  createdAt: Date;
}

export type Structure = PDFKit.PDFStructureElement;

export type Paper = ReturnType<typeof createPaper>;

/** A4 pages that text and lines are drawn on, with a tagged structure. */
export function createPaper({ title, author, locale, createdAt }: PaperOptions) {
  const doc = new FillablePdf({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    // None yet; by default Helvetica would be read from a file.
    font: '',
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  for (const [name, source] of FONT_FILES) doc.registerFont(name, source);
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** Widths of words at one point, because most words occur again. */
  const widths = new Map<string, number>();
  function measureWord(word: string, weight: Weight): number {
    const key = `${weight} ${word}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = splitByFont(word, weight).reduce(
      (sum, { font, text }) => sum + doc.font(font, 1).widthOfString(text, getTextOptions(text)),
      0,
    );
    widths.set(key, width);
    return width;
  }
  const measure = (text: string, { size, weight }: Required<TextStyle>): number =>
    splitWords(text).reduce((sum, word) => sum + measureWord(word, weight), 0) * size;

  /** Breaks a text into lines; a word that is longer than a line is broken anywhere. */
  function wrap(text: string, maxWidth: number, style: Required<TextStyle>): string[] {
    const lines: string[] = [];
    let line = '';
    const fits = (longer: string) => measure(longer.trimEnd(), style) <= maxWidth;
    for (const word of splitWords(text)) {
      if (fits(line + word)) {
        line += word;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      line = '';
      for (const character of word) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    return [...lines, line.trimEnd()];
  }

  function artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  }

  return {
    doc,
    root,
    width: doc.page.width - 2 * MARGIN,
    bottom: doc.page.height - MARGIN,
    measureText(text: string, maxWidth: number, given: TextStyle = {}): TextBox {
      const style = { size: TEXT_SIZE, weight: 'regular', color: '#000', ...given } as const;
      const lines = wrap(toPrintable(text), maxWidth, style);
      const width = Math.max(...lines.map((line) => measure(line, style)));
      return { lines, style, width, height: lines.length * style.size * LINE_HEIGHT };
    },
    /** @param width of the column, for text at its right edge */
    drawText({ lines, style }: TextBox, x: number, y: number, width?: number): void {
      const { size, weight, color } = style;
      doc.fillColor(color);
      lines.forEach((line, index) => {
        let left = width === undefined ? x : x + width - measure(line, style);
        const top = y + (index * LINE_HEIGHT + HALF_LEADING) * size;
        for (const { font, text } of splitByFont(line, weight)) {
          const options = getTextOptions(text);
          doc.font(font, size).text(text, left, top, options);
          left += doc.widthOfString(text, options);
        }
      });
    },
    /** Draws what screen readers skip. */
    artifact,
    drawRule(x: number, y: number, width: number, weight: number, color: string): void {
      artifact(() =>
        doc
          .lineWidth(weight)
          .strokeColor(color)
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke(),
      );
    },
    drawFrame(x: number, y: number, width: number, height: number, weight = 0.5): void {
      const color = paperHex('lineStrong');
      artifact(() => doc.lineWidth(weight).strokeColor(color).rect(x, y, width, height).stroke());
    },
    /** Adds an element to the structure and draws its content. */
    addElement(parent: Structure, type: string, draw: () => void, options = {}): void {
      const element = doc.struct(type, options);
      parent.add(element);
      element.add(draw);
      element.end();
    },
    addGroup(parent: Structure, type: string): Structure {
      const element = doc.struct(type);
      parent.add(element);
      return element;
    },
    addLink(parent: Structure, box: TextBox, x: number, y: number, url: string, draw: () => void) {
      const paragraph = doc.struct('P');
      parent.add(paragraph);
      const link = doc.struct('Link');
      paragraph.add(link);
      link.add(draw);
      // A String object, since pdfkit writes a plain string as a name.
      const options = { structParent: link, Contents: Object(box.lines.join('')) };
      doc.link(x, y, box.width, box.height, url, options);
      // Ended on its page, which the link refers to.
      paragraph.end();
    },
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      const parts: Uint8Array[] = [];
      const ended = new Promise<void>((resolve, reject) => {
        doc
          .on('data', (part) => parts.push(part))
          .on('end', resolve)
          .on('error', reject);
      });
      root.end();
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(parts));
    },
  };
}

/** Words with the space or hyphen after them. */
function splitWords(text: string): string[] {
  return text.split(/(?<=[ -])/);
}

/** Only figures name features, because pdfkit then lays out every text anew. */
function getTextOptions(text: string) {
  return /\d/.test(text) ? FIGURES : WORDS;
}

const WORDS = { lineBreak: false } as const;
/** Figures of the same width stand in columns. */
const FIGURES = { lineBreak: false, features: ['tnum', 'kern', 'liga'] } as const;
