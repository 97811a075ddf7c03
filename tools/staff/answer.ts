import { toOneLine } from '#app/domain/plain-text.ts';

/** Output of a command, as text and as JSON (`--json`). */
export interface Answer {
  text: string;
  data: unknown;
}

export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

interface Wording<Item> {
  /** Error if nothing was found. */
  missing: string;
  /** Error if several were found; a line for each of them follows. */
  several: string;
  describe: (item: Item) => string;
}

/** @throws Error unless exactly one item was found */
export function getOnly<Item>(
  found: readonly Item[],
  { missing, several, describe }: Wording<Item>,
): Item {
  const [only, ...others] = found;
  if (only === undefined) throw new Error(missing);
  if (others.length === 0) return only;
  const lines = found.map((item) => `\n  ${toOneLine(describe(item))}`);
  throw new Error(`${several}. Use the id:${lines.join('')}`);
}
