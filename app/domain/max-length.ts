import * as z from 'zod/mini';

/** A longer text fails at once, before later checks, some of which take long for it. */
export function maxCharacters(maximum: number, error?: string) {
  return z.maxLength(maximum, { abort: true, error });
}
