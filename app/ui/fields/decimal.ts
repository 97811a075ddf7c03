/** Decimal separator of the page's language. */
export type DecimalSeparator = '.' | ',';

/**
 * A typed or pasted number, also with grouping and unit ("1.199 €"); null if invalid. An empty text
 * is 0. The page's language decides about a single dot or comma.
 */
export function parseDecimal(text: string, separator: DecimalSeparator): number | null {
  const bare = text.replace(/[\s'’€%]/g, '').replace('−', '-');
  if (bare === '') return 0;
  const ungrouped = removeGrouping(bare, separator);
  const plain = ungrouped.replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/** Digits without grouping, without rounding. */
export function formatDecimal(value: number, separator: DecimalSeparator): string {
  return String(value).replace('.', separator);
}

/** Groups have three digits and stand before the fraction. */
function removeGrouping(text: string, separator: DecimalSeparator): string {
  const isGroupedByDots = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text);
  const isGroupedByCommas = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text);
  // Two separators are unambiguous.
  const isClear = (text.match(/[.,]/g)?.length ?? 0) > 1;
  if (isGroupedByDots && (isClear || separator === ',')) return text.replaceAll('.', '');
  if (isGroupedByCommas && (isClear || separator === '.')) return text.replaceAll(',', '');
  return text;
}
