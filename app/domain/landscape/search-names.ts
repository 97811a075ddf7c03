import { foldText } from '#app/domain/fold-text';

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
