import { describe, expect, it } from 'vitest';
import {
  type EditHistory,
  EMPTY_HISTORY,
  MAX_UNDO_STEPS,
  recordEdit,
  redoEdit,
  TYPING_PAUSE_MS,
  undoEdit,
} from '#app/domain/pricing/editing/edit-history';

const a = { name: 'a' };
const b = { name: 'b' };
const c = { name: 'c' };
const at = (field: string, time: number) => ({ field, at: time });

describe('undo and redo', () => {
  const started = recordEdit<object>(EMPTY_HISTORY, a, at('x', 0));
  const edited = recordEdit(started, b, at('y', 0));

  it('visit the states one by one, to both ends', () => {
    const back = undoEdit(edited, c);
    expect(back.present).toBe(b);
    const start = undoEdit(back.history, back.present);
    expect(start.present).toBe(a);
    expect(start.history).toEqual({ past: [], future: [b, c] });
    const forward = redoEdit(start.history, start.present);
    expect(forward.present).toBe(b);
    expect(forward.history).toEqual({ past: [a], future: [c] });
    const end = redoEdit(forward.history, forward.present);
    expect(end.present).toBe(c);
    expect(end.history).toEqual({ past: [a, b], future: [] });
  });

  it('do nothing at the ends', () => {
    expect(undoEdit<object>(EMPTY_HISTORY, a)).toEqual({ history: EMPTY_HISTORY, present: a });
    expect(redoEdit<object>(EMPTY_HISTORY, a)).toEqual({ history: EMPTY_HISTORY, present: a });
    expect(redoEdit(edited, c)).toEqual({ history: { past: [a, b], future: [] }, present: c });
  });

  it('have no future after another edit', () => {
    const { history, present } = undoEdit(edited, c);
    expect(recordEdit(history, present, at('x', 0))).toMatchObject({ past: [a, b], future: [] });
  });

  it('start a new edit after undo, even in the same field', () => {
    const { history, present } = undoEdit(edited, c);
    expect(recordEdit(history, present, at('y', 1)).past).toEqual([a, b]);
  });

  it('remember a limited number of edits', () => {
    expect([MAX_UNDO_STEPS, TYPING_PAUSE_MS]).toEqual([100, 1000]);
    const states = Array.from({ length: 101 }, (_, number) => ({ number }));
    const history = states.reduce<EditHistory<object>>(
      (known, state) => recordEdit(known, state),
      EMPTY_HISTORY,
    );
    expect(history.past).toHaveLength(100);
    expect(history.past[0]).toEqual({ number: 1 });
  });
});

describe('consecutive typing', () => {
  const typed = recordEdit<object>(EMPTY_HISTORY, a, at('title', 5000));

  it('in one field within a second is merged', () => {
    const more = recordEdit(typed, b, at('title', 5999));
    expect(more.past).toEqual([a]);
    expect(recordEdit(more, c, at('title', 6998)).past).toEqual([a]);
  });

  it.each([
    ['after a second', at('title', 6000)],
    ['in another field', at('description', 5001)],
    ['after it a press', undefined],
  ])('%s is a separate edit', (_, edit) => {
    expect(recordEdit(typed, b, edit).past).toEqual([a, b]);
  });

  it('is not needed for a press, which is never merged', () => {
    expect(recordEdit(recordEdit<object>(EMPTY_HISTORY, a), b).past).toEqual([a, b]);
  });
});
