/** A downloaded file's name in lower case with hyphens: `stagemap-anfragen-2026-11-29.csv`. */
export function composeFileName(parts: readonly string[], extension: string): string {
  const words =
    parts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${words.join('-')}.${extension}`;
}
