export interface TokenOption {
  value: string;
  label: string;
}

const MAX_OPTIONS = 8;

/**
 * Options for the last entry of a comma list: those that match it and are not in the list yet. An
 * empty one is no entry, and a repeated one is the same entry again.
 */
export function matchOptions(text: string, options: readonly TokenOption[]): TokenOption[] {
  const { earlier, last } = splitTokens(text);
  const taken = new Set(['', ...earlier]);
  const wanted = last.toLowerCase();
  const matching = options.filter(
    ({ value, label }) =>
      (value.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted)) &&
      taken.size < taken.add(value).size,
  );
  // What is already typed in full needs no suggestion.
  const isTyped = matching.length === 1 && matching[0]?.value === last;
  return isTyped ? [] : matching.slice(0, MAX_OPTIONS);
}

/** The list with its last entry replaced, ready for the next one. */
export function takeOption(text: string, value: string): string {
  return [...splitTokens(text).earlier, value, ''].join(', ');
}

function splitTokens(text: string): { earlier: string[]; last: string } {
  const tokens = text.split(',').map((token) => token.trim());
  return {
    earlier: tokens.slice(0, -1).filter((token) => token !== ''),
    last: tokens.at(-1) ?? '',
  };
}
