import { FONTS } from 'virtual:sheet-fonts';
import { toPrintable } from '#app/domain/printable';

export type Weight = 'regular' | 'semibold';

/** A part of a text whose characters stand in one font. */
export interface FontRun {
  font: string;
  text: string;
}

/** The fonts of a PDF, by the name they are registered under. */
export const FONT_FILES: ReadonlyMap<string, Uint8Array> = new Map(
  FONTS.flatMap(({ regular, semibold }, index) => [
    [getFontName('regular', index), Buffer.from(regular, 'base64')] as const,
    [getFontName('semibold', index), Buffer.from(semibold, 'base64')] as const,
  ]),
);

function getFontName(weight: Weight, index = 0): string {
  return `${weight} ${index}`;
}

export function splitByFont(text: string, weight: Weight): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of toPrintable(text)) {
    const index = CHARACTERS.findIndex((characters) => characters.has(character));
    const font = getFontName(weight, Math.max(index, 0));
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const CHARACTERS = FONTS.map(({ characters }) => new Set(characters));
