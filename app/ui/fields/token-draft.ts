export interface TokenOption {
  value: string;
  label: string;
}

export interface ListedOption extends TokenOption {
  /** Whether the text contains it. */
  isTaken: boolean;
}

/** More would need a search of their own. */
const MAX_OPTIONS = 50;

/**
 * Options to choose from: all of them, unless the last entry of the comma list is being typed; then
 * those that match it and are not in the list yet. Empty and repeated options do not count.
 */
export function listOptions(
  text: string,
  options: readonly TokenOption[],
  isTyping: boolean,
): ListedOption[] {
  const tokens = splitTokens(text);
  const typed = (isTyping && tokens.at(-1)?.toLowerCase()) || undefined;
  const listed = new Map<string, ListedOption>();
  for (const option of options) {
    const { value, label } = option;
    if (value === '' || listed.has(value)) continue;
    const isTaken = tokens.includes(value);
    const matches = (typedText: string) =>
      [value, label].some((name) => name.toLowerCase().includes(typedText));
    if (typed === undefined || (!isTaken && matches(typed)))
      listed.set(value, { ...option, isTaken });
  }
  return [...listed.values()].slice(0, MAX_OPTIONS);
}

/** Puts a chosen option in the place of what is typed, or takes it out if it is in the list. */
export function toggleOption(text: string, value: string, options: readonly TokenOption[]): string {
  const tokens = splitTokens(text);
  if (tokens.includes(value)) return tokens.filter((token) => token !== value).join(', ');
  const typed = findTyped(tokens, options);
  const kept = typed === undefined ? tokens : tokens.slice(0, -1);
  return [...kept.filter((token) => token !== ''), value, ''].join(', ');
}

/** The last entry, unless it is empty or the value of an option. */
function findTyped(tokens: readonly string[], options: readonly TokenOption[]) {
  const last = tokens.at(-1) ?? '';
  return last === '' || options.some(({ value }) => value === last) ? undefined : last;
}

function splitTokens(text: string): string[] {
  const tokens = text.split(',').map((token) => token.trim());
  return tokens.filter((token, index) => token !== '' || index === tokens.length - 1);
}
