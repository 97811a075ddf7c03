/** Undo returns to the last state of `past`, redo to the first of `future`. */
export type EditHistory<State> = {
  readonly past: readonly State[];
  readonly future: readonly State[];
  /** The last edit, if it was typed. */
  readonly typed?: Typed | undefined;
};

/** Any identity of the field, and the time in milliseconds of any clock. */
type Typed = { field: unknown; at: number };

export const MAX_UNDO_STEPS = 100;
/** Typing in one field is one edit until it pauses for this time, in milliseconds. */
export const TYPING_PAUSE_MS = 1000;

export const EMPTY_HISTORY: EditHistory<never> = { past: [], future: [] };

/** Records an edit of the state `before`; a press is always an edit of its own (D22). */
export function recordEdit<State>(
  { past, typed: last }: EditHistory<State>,
  before: State,
  typed?: Typed,
): EditHistory<State> {
  const isContinued =
    typed && last && typed.field === last.field && typed.at - last.at < TYPING_PAUSE_MS;
  return {
    past: isContinued ? past : [...past, before].slice(-MAX_UNDO_STEPS),
    future: [],
    typed,
  };
}

/** Goes one step back; without a past state nothing changes. */
export function undoEdit<State>(
  { past, future }: EditHistory<State>,
  present: State,
): { history: EditHistory<State>; present: State } {
  const target = past.at(-1);
  if (target === undefined) return { history: { past, future }, present };
  return { history: { past: past.slice(0, -1), future: [present, ...future] }, present: target };
}

/** Goes one step forward; without a future state nothing changes. */
export function redoEdit<State>(
  { past, future }: EditHistory<State>,
  present: State,
): { history: EditHistory<State>; present: State } {
  const [target, ...rest] = future;
  if (target === undefined) return { history: { past, future }, present };
  return { history: { past: [...past, present], future: rest }, present: target };
}
