import type { Refusal } from './load';

/** The texts know no difference between a server that cannot answer and one that is not there. */
export function problemKey(refused: Refusal['refused']) {
  switch (refused) {
    case 'unreadable':
    case 'unavailable':
      return 'unreachable';
    default:
      return refused;
  }
}
