import { type Amount, compareAmounts } from '#app/domain/pricing/amount';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';

/** A difference in one line; `before` or `after` is undefined if that quote lacks the line. */
export interface LineChange {
  line: QuoteLine;
  before: Amount | undefined;
  after: Amount | undefined;
}

export interface QuoteChanges {
  lines: LineChange[];
  /** In percent; undefined if it is the same. */
  discount: { before: number; after: number } | undefined;
}

/** Lists the differences between two quotes of the same selection, in display order (D39). */
export function listQuoteChanges(before: Quote, after: Quote): QuoteChanges {
  const earlier = new Map(before.lines.map((line) => [line.key, line]));
  const later = new Map(after.lines.map((line) => [line.key, line]));
  const lines = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key): LineChange[] => {
    const [old, line] = [earlier.get(key), later.get(key)];
    const known = line ?? old;
    if (!known) return [];
    if (old && line && compareAmounts(old.monthly, line.monthly) === 0) return [];
    return [{ line: known, before: old?.monthly, after: line?.monthly }];
  });
  const [from, to] = [before.discountPercent, after.discountPercent];
  return { lines, discount: from === to ? undefined : { before: from, after: to } };
}
