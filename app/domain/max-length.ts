import * as z from 'zod/mini';

/**
 * At most so many characters. A longer text fails at once and no later check reads it, since some
 * take much longer for long texts.
 */
export function maxCharacters(maximum: number, error?: string) {
  return z.maxLength(maximum, { abort: true, error });
}
