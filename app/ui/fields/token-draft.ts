export interface TokenOption {
  value: string;
  label: string;
}

const MAX_OPTIONS = 8;

/**
 * Options that match the last entry of a comma list and are not in it yet. Empty and repeated
 * entries do not count.
 */
export function matchOptions(text: string, options: readonly TokenOption[]): TokenOption[] {
  const { earlier, last } = splitTokens(text);
  const wanted = last.toLowerCase();
  const taken = new Set(['', ...earlier]);
  const matching: TokenOption[] = [];
  for (const option of options) {
    const { value, label } = option;
    const isMatch = value.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted);
    if (!isMatch || taken.has(value)) continue;
    taken.add(value);
    matching.push(option);
  }
  // A complete entry needs no suggestion.
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
