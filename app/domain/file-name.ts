/**
 * Composes the name of a file that a person keeps, such as `stagemap-anfragen-2026-11-29.csv`: lower
 * case, with hyphens for all that is neither letter nor digit.
 */
export function composeFileName(parts: readonly string[], extension: string): string {
  const words =
    parts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${words.join('-')}.${extension}`;
}
