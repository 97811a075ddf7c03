/** Undo returns to the last state of `past`, redo to the first of `future`. */
export type EditHistory<State extends object> = {
  readonly past: readonly State[];
  readonly future: readonly State[];
  /** The last edit, if the next one can be merged into it. */
  readonly run?: Edit | undefined;
};

/** The edited path, if there is just one, and the time in milliseconds of any clock. */
type Edit = { path: string | undefined; at: number };

export const MAX_UNDO_STEPS = 200;
/** Edits of one path within this time are merged, in milliseconds. */
export const COALESCE_MS = 1000;

export const EMPTY_HISTORY: EditHistory<never> = { past: [], future: [] };

/** Records an edit of the state `before`. An edit without a path is never merged (D22). */
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

/** Goes one step back; without a past state nothing changes. */
export function undoEdit<State extends object>(
  { past, future }: EditHistory<State>,
  present: State,
): { history: EditHistory<State>; present: State } {
  const target = past.at(-1);
  if (target === undefined) return { history: { past, future }, present };
  return { history: { past: past.slice(0, -1), future: [present, ...future] }, present: target };
}

/** Goes one step forward; without a future state nothing changes. */
export function redoEdit<State extends object>(
  { past, future }: EditHistory<State>,
  present: State,
): { history: EditHistory<State>; present: State } {
  const [target, ...rest] = future;
  if (target === undefined) return { history: { past, future }, present };
  return { history: { past: [...past, present], future: rest }, present: target };
}

/**
 * Finds the path of the only value in which two states differ, such as `.ADDONS.7.title`. Undefined
 * if they differ in several values or in the length of a list.
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
