import { create } from 'fontkit';
import { virtualModule } from '../virtual-module.ts';
import { type CharacterRanges, codePointOf, cutFont, FEATURES, listCharacters } from './cut.ts';

/** Without the feature that splits letters from their accents, which would spoil copied text. */
const SHEET_FEATURES = FEATURES.filter((feature) => feature !== 'ccmp');

/**
 * Files of the fonts, and the characters taken from each: those of languages in Latin script, then those
 * of names in Greek, Cyrillic and Vietnamese, which the site's font lacks.
 */
const PARTS: readonly { file: string; ranges: CharacterRanges }[] = [
  {
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bc, 0x2bc],
      [0x2010, 0x203a],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2190, 0x2193],
      [0x2212, 0x2212],
    ],
  },
  {
    file: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    ranges: [
      [0x100, 0x24f],
      [0x1e00, 0x1eff],
    ],
  },
  {
    file: 'noto-sans/files/noto-sans-vietnamese-wght-normal.woff2',
    ranges: [
      [0x100, 0x1b0],
      [0x1ea0, 0x1ef9],
    ],
  },
  { file: 'noto-sans/files/noto-sans-greek-wght-normal.woff2', ranges: [[0x386, 0x3ce]] },
  { file: 'noto-sans/files/noto-sans-cyrillic-wght-normal.woff2', ranges: [[0x400, 0x491]] },
];

/**
 * Gives the server the fonts of files: static TrueType, because the writer of PDF reads neither WOFF2
 * nor variable fonts.
 */
export const sheetFonts = virtualModule(
  'virtual:sheet-fonts',
  async () => `export const FONTS = ${JSON.stringify(await cutSheetFonts())};`,
);

async function cutSheetFonts() {
  return Promise.all(
    PARTS.map(async ({ file, ranges }) => {
      const text = listCharacters(ranges);
      const cut = (wght: number) =>
        cutFont(`@fontsource-variable/${file}`, text, wght, SHEET_FEATURES);
      const [regular, semibold] = await Promise.all([cut(400), cut(600)]);
      const font = create(regular);
      return {
        characters: [...text].filter((one) => font.hasGlyphForCodePoint(codePointOf(one))).join(''),
        regular: regular.toString('base64'),
        semibold: semibold.toString('base64'),
      };
    }),
  );
}
