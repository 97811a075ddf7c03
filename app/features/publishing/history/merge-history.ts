interface Versions {
  /** The latest first, without a gap. */
  versions: { version: number }[];
  hasOlder: boolean;
}

/**
 * Older versions that are shown stay when the latest ones are read anew, if none is missing between.
 * @param below the version that was asked for further ones of; undefined for the latest
 */
export function mergeHistory<History extends Versions>(
  known: History | undefined,
  found: History,
  below: number | undefined,
): History {
  const shown = known?.versions ?? [];
  if (below !== undefined) return { ...found, versions: [...shown, ...found.versions] };
  const last = found.versions.at(-1)?.version ?? 0;
  const isWhole = shown.some(({ version }) => version >= last);
  const older = isWhole ? shown.filter(({ version }) => version < last) : [];
  const hasOlder = older.length > 0 && known ? known.hasOlder : found.hasOlder;
  return { ...found, hasOlder, versions: [...found.versions, ...older] };
}
