import type { Addon } from './config';

/**
 * Whether an addon is announced for a quarter (`Q2/2025`) that is over (D43); other texts never
 * are.
 */
export function isQuarterPassed(
  { status, statusText }: Pick<Addon, 'status' | 'statusText'>,
  now: Date,
): boolean {
  const [, quarter, year] = /^Q([1-4])\s*\/\s*(\d{4})$/.exec(statusText.trim()) ?? [];
  if (status !== 'future' || quarter === undefined) return false;
  return now >= new Date(Date.UTC(Number(year), Number(quarter) * 3));
}
