/** Letters without a decomposition, as people type them on another keyboard. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  '’': "'",
  '‘': "'",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Text in the form in which it is searched: lower case without accents, on one line. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .trim();
}

/**
 * Finds names by typed words, in any order: "order sfdc" finds `Order_Replication_S4_to_SFDC`. It
 * expects names folded by `foldName`, so that a long list is folded once.
 */
export function searchNames(query: string): (foldedName: string) => boolean {
  const words = foldName(query).split(' ');
  return (name) => words.every((word) => name.includes(word));
}

/** Lower case without accents, with spaces instead of underscores. */
export function foldName(name: string): string {
  return foldText(name.replaceAll('_', ' '));
}
