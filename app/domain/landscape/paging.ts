export interface Gap {
  /** Address of the next missing part. */
  missingNext?: string;
  /** Whether the first part is missing. */
  isStartMissing?: boolean;
}

/**
 * Finds the first missing part of a paged list; the last part has no next one. Tokens say where a
 * part ends only if they count entries, which the first part or two neighbours prove.
 * @param parts each with the address of the part after it
 */
export function findGap(parts: readonly { entries: number; next?: string | undefined }[]): Gap {
  const cut = parts.flatMap(({ next, entries }) => {
    if (next === undefined) return [];
    const end = readSkipToken(next);
    return [{ next, end, start: end - entries }];
  });
  cut.sort((a, b) => a.end - b.end || (a.next < b.next ? -1 : 1));
  const isCounted = cut.some(({ start }, at) => start === 0 || start === cut[at - 1]?.end);
  const gap = cut.findIndex(({ start }, at) => start > (cut[at - 1]?.end ?? 0));
  if (gap >= 0 && isCounted) {
    const before = cut[gap - 1];
    return before ? { missingNext: before.next } : { isStartMissing: true };
  }
  const last = cut.at(-1);
  return last && cut.length === parts.length ? { missingNext: last.next } : {};
}

/** The number in the token; not a number if the tenant uses other tokens. */
function readSkipToken(address: string): number {
  const [, digits] = address.match(/[?&](?:\$|%24)skip(?:token)?=(\d{1,9})(?:&|$)/) ?? [];
  return digits === undefined ? Number.NaN : Number(digits);
}
