/**
 * No line ends within "§ 14 BGB", "Art. 6", "lit. a", "99,5 %" or "z. B.": their spaces become no-break
 * spaces while building, so that no translator has to type what cannot be seen. Placeholders count
 * as figures, and a dot may be escaped for Markdown.
 */
export function tieSigns(text: string): string {
  return text.replace(TIED, '\u00a0');
}

const TIED = new RegExp(
  [
    '(?<=§) (?=\\d)',
    '(?<=§ \\d+\\w?) (?=\\p{Lu}{2,})',
    '(?<=[\\d}]) (?=[%€])',
    '(?<=\\b(?:Art|Abs|Alt|Nr|lit)\\.) (?=\\w)',
    '(?<=\\b\\p{L}\\\\?\\.) (?=\\p{L}\\\\?\\.)',
  ].join('|'),
  'gu',
);
