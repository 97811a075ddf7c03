const LINE_BREAKERS = /[\p{Cc}\u2028\u2029]/u;
/** Invisible characters except the two joiners, which Persian, Indian scripts and emoji need. */
const INVISIBLE = /(?![\u200C\u200D])[\p{C}\u2028\u2029]/gu;

/** Whether a text contains neither control characters nor line breaks. */
export function isOneLine(text: string): boolean {
  return !LINE_BREAKERS.test(text);
}

/** Replaces control characters, line breaks and direction marks in untrusted text by spaces. */
export function toOneLine(text: string): string {
  return text.replace(INVISIBLE, ' ');
}

/** Characters that fonts draw, unlike Braille's blank, Hangul's fillers and U+FFFC, which stands for a picture. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u;

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

const IGNORABLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]/gu;

/** Removes direction marks, zero-width spaces and the like, which copied text can contain. */
export function dropInvisible(text: string): string {
  return text.replace(IGNORABLE, '');
}

/** The lines of a text, whatever breaks them. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
}

/** As `toOneLine`, for each line. */
export function toPlainLines(text: string): string {
  return splitLines(text).map(toOneLine).join('\n');
}
