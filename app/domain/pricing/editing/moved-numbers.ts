/**
 * Gets the smallest set of numbers whose moves explain the order of a list that was ascending: all
 * numbers outside the longest increasing subsequence. The numbers must be distinct.
 */
export function getMovedNumbers(numbers: readonly number[]): Set<number> {
  // From the end: of sequences of one length, only the one with the highest first number is needed.
  // Stryker disable next-line ArrayDeclaration: the first number replaces the content.
  const sequences: Sequence[] = [];
  for (const first of numbers.toReversed()) {
    const length = countAbove(sequences, first);
    sequences[length] = { first, next: sequences[length - 1] };
  }
  const moved = new Set(numbers);
  for (let one = sequences.at(-1); one !== undefined; one = one.next) moved.delete(one.first);
  return moved;
}

/** An increasing sequence that begins with `first`, as a linked list. */
type Sequence = { first: number; next: Sequence | undefined };

/** Counts the sequences that begin above a number, by binary search: first numbers descend. */
function countAbove(sequences: readonly Sequence[], number: number): number {
  let [from, to] = [0, sequences.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    // Stryker disable next-line EqualityOperator,OptionalChaining: numbers are distinct, and the index exists.
    if ((sequences[middle]?.first ?? 0) > number) from = middle + 1;
    else to = middle;
  }
  return from;
}
