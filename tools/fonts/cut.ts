import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

export type CharacterRanges = readonly [first: number, last: number][];

/**
 * Characters of German and English texts that the fonts contain. For a missing one in this range,
 * browsers would load the whole font in vain.
 */
const FIRST_CHARACTERS: CharacterRanges = [
  [0x20, 0x7e],
  ...Array.from(
    '\u00a0\u00ad§«·»ÄÖ×ÜßäöüÉéàèêç–—‘’‚“”„…€™←↑→↓−°©',
    (character): [number, number] => [codePointOf(character), codePointOf(character)],
  ),
];

type Weights = number | { min: number; max: number };

/** Fonts that every page loads, with the weights in use; a single weight saves 4 kB. */
const FIRST_FONTS: readonly { name: string; source: string; weights: Weights }[] = [
  {
    name: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 600 },
  },
  {
    name: 'geist-mono',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weights: 500,
  },
];

/** OpenType features in use. */
export const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'lnum', 'mark', 'mkmk', 'tnum'];

/**
 * Kerning tables. All weights use the kerning of the middle one: variable kerning doubles the size
 * and changes a line's width by 0.2 %.
 */
const POSITIONS = ['GDEF', 'GPOS'];

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

interface Table {
  tag: string;
  content: Buffer;
}

/** A CSS `unicode-range`: `U+20-7E, U+A0, …` */
export const firstRange = FIRST_CHARACTERS.map(([first, last]) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
).join(', ');

export function isFirst(character: string): boolean {
  const code = codePointOf(character);
  return FIRST_CHARACTERS.some(([first, last]) => first <= code && code <= last);
}

/** The font subsets, by file name in `app/theme/fonts`. */
export async function cutFonts(): Promise<Map<string, Uint8Array>> {
  const text = listCharacters(FIRST_CHARACTERS);
  const parts = FIRST_FONTS.map(async ({ name, source, weights }) => {
    const cut = (wght: Weights) => cutFont(source, text, wght, FEATURES);
    const light =
      typeof weights === 'number'
        ? await cut(weights)
        : replaceTables(await cut(weights), await cut((weights.min + weights.max) / 2), POSITIONS);
    const packed = await subsetFont(light, text, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
    });
    return [`${name}-first.woff2`, packed] as const;
  });
  return new Map(await Promise.all(parts));
}

/** A TrueType font with these characters and weights of a font of a package. */
export function cutFont(
  source: string,
  text: string,
  wght: Weights,
  keepFeatures: readonly string[],
): Promise<Buffer> {
  const font = readFileSync(fileURLToPath(import.meta.resolve(source)));
  return subsetFont(font, text, {
    targetFormat: 'truetype',
    variationAxes: { wght },
    keepFeatures,
  });
}

/**
 * A font with some tables replaced by those of another font with the same glyphs. Checksums are left
 * out, since packing writes them.
 * @see https://learn.microsoft.com/typography/opentype/spec/otff#organization-of-an-opentype-font
 */
function replaceTables(font: Buffer, from: Buffer, tags: readonly string[]): Buffer {
  const replacements = readTables(from).filter(({ tag }) => tags.includes(tag));
  const kept = readTables(font).filter(({ tag }) => !tags.includes(tag));
  const tables = [...kept, ...replacements].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const header = Buffer.from(font.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(tables.length, 4);
  let offset = HEADER_BYTES + tables.length * ENTRY_BYTES;
  const entries: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const { tag, content } of tables) {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.write(tag, 'latin1');
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(content.length, 12);
    entries.push(entry);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    contents.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...entries, ...contents]);
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const start = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      content: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    };
  });
}

export function listCharacters(ranges: CharacterRanges): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');
}

export function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
