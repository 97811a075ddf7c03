const LINE_BREAKERS = /[\p{Cc}\u2028\u2029]/u;
/** Everything invisible except the two joiners, which Persian, Indian scripts and emoji need. */
const INVISIBLE = /(?![\u200C\u200D])[\p{C}\u2028\u2029]/gu;

/** Whether a text holds neither control characters nor line breaks. */
export function isOneLine(text: string): boolean {
  return !LINE_BREAKERS.test(text);
}

/**
 * A text that others wrote, made safe to show in one line: control characters, line breaks and
 * direction marks become spaces.
 */
export function toOneLine(text: string): string {
  return text.replace(INVISIBLE, ' ');
}
