import { toOneLine } from './plain-text.ts';

/** Characters in the fonts of PDF files, which a test compares with the fonts. */
const PRINTABLE =
  /[ -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u01a0\u01a1\u01af\u01b0\u01cd\u01ce\u0218-\u021b\u0237\u0386-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/;

/** Replaces characters that PDF files cannot draw: spaces, letters with rare accents, and others by "?". */
export function toPrintable(text: string): string {
  return Array.from(toOneLine(text).normalize('NFC'), (character) => {
    if (PRINTABLE.test(character)) return character;
    if (/\p{Zs}/u.test(character)) return '\u00a0';
    const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
    return base !== '' && [...base].every((one) => PRINTABLE.test(one)) ? base : '?';
  }).join('');
}

/** Lists what `toPrintable` replaces by "?", each once; an emoji of several characters is one. */
export function listUnprintable(text: string): string[] {
  const signs = splitSigns(text);
  return [...new Set(signs)].filter((sign) => sign !== '?' && toPrintable(sign).includes('?'));
}

/** Browsers without a segmenter take an emoji of several characters for several. */
function splitSigns(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
