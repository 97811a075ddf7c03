interface Versions {
  /** The latest first, without a gap. */
  versions: { version: number }[];
  hasOlder: boolean;
}

/**
 * Keeps older versions on screen when the latest are loaded anew, unless versions between them are
 * missing.
 * @param below the version whose predecessors were loaded; undefined for the latest
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
