/**
 * Without direction marks, zero-width spaces and the like, which come along when a number or an
 * address is copied from a list of contacts.
 */
export function dropInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
