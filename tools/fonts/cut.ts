import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { replaceTables } from './tables.ts';

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

export function listCharacters(ranges: CharacterRanges): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
