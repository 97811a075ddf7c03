/** States to go back to and forward to: the nearest is the last of `past`, the first of `future`. */
export type EditHistory<State extends object> = {
  readonly past: readonly State[];
  readonly future: readonly State[];
  /** The last edit, if the next one can belong to it. */
  readonly run?: Edit | undefined;
};

/** Path of an edit, and its time in milliseconds of any clock. */
type Edit = { path: string | undefined; at: number };

/** So many edits can be undone. */
export const MAX_UNDO_STEPS = 200;
/** Typing on in one path within this time is one edit, in milliseconds. */
export const COALESCE_MS = 1000;

export const EMPTY_HISTORY: EditHistory<never> = { past: [], future: [] };

/** After an edit that led away from `before`. An edit without a path stands for itself (D22). */
export function recordEdit<State extends object>(
  { past, run }: EditHistory<State>,
  before: State,
  edit: Edit,
): EditHistory<State> {
  const isContinued =
    run?.path !== undefined && run.path === edit.path && edit.at - run.at < COALESCE_MS;
  return {
    past: isContinued ? past : [...past, before].slice(-MAX_UNDO_STEPS),
    future: [],
    run: edit,
  };
}

/** One step back from `present`; at the beginning nothing happens. */
export function undoEdit<State extends object>(
  { past, future }: EditHistory<State>,
  present: State,
): { history: EditHistory<State>; present: State } {
  const target = past.at(-1);
  if (target === undefined) return { history: { past, future }, present };
  return { history: { past: past.slice(0, -1), future: [present, ...future] }, present: target };
}

/** One step forward again; at the end nothing happens. */
export function redoEdit<State extends object>(
  { past, future }: EditHistory<State>,
  present: State,
): { history: EditHistory<State>; present: State } {
  const [target, ...rest] = future;
  if (target === undefined) return { history: { past, future }, present };
  return { history: { past: [...past, present], future: rest }, present: target };
}

/**
 * The path of the one value in which two states of the same shape differ, such as
 * `.ADDONS.7.title`; undefined if they differ in more than one, or in the length of a list.
 */
export function findEditedPath(before: unknown, after: unknown, path = ''): string | undefined {
  if (!isRecord(before) || !isRecord(after)) return path;
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length) return undefined;
  const [edited, ...more] = keys.filter((key) => !Object.is(before[key], after[key]));
  if (edited === undefined || more.length > 0) return undefined;
  return findEditedPath(before[edited], after[edited], `${path}.${edited}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
