import { describe, expect, it } from 'vitest';
import { createDraft } from '#app/domain/pricing/editing/draft';
import {
  COALESCE_MS,
  type EditHistory,
  EMPTY_HISTORY,
  findEditedPath,
  MAX_UNDO_STEPS,
  recordEdit,
  redoEdit,
  undoEdit,
} from '#app/domain/pricing/editing/edit-history';
import { priceList } from '../price-list';

const a = { name: 'a' };
const b = { name: 'b' };
const c = { name: 'c' };
const at = (path: string | undefined, time: number) => ({ path, at: time });

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

  it('start a new edit after undo, even of the same path', () => {
    const { history, present } = undoEdit(edited, c);
    expect(recordEdit(history, present, at('y', 1)).past).toEqual([a, b]);
  });

  it('remember a limited number of edits', () => {
    expect([MAX_UNDO_STEPS, COALESCE_MS]).toEqual([200, 1000]);
    const states = Array.from({ length: 201 }, (_, number) => ({ number }));
    const history = states.reduce<EditHistory<object>>(
      (known, state) => recordEdit(known, state, at(undefined, 0)),
      EMPTY_HISTORY,
    );
    expect(history.past).toHaveLength(200);
    expect(history.past[0]).toEqual({ number: 1 });
  });
});

describe('consecutive typing', () => {
  const typed = recordEdit<object>(EMPTY_HISTORY, a, at('title', 5000));

  it('in one path within a second is merged', () => {
    const more = recordEdit(typed, b, at('title', 5999));
    expect(more.past).toEqual([a]);
    expect(recordEdit(more, c, at('title', 6998)).past).toEqual([a]);
  });

  it.each([
    ['after a second', at('title', 6000)],
    ['in another path', at('description', 5001)],
    ['in no path', at(undefined, 5001)],
  ])('%s is a separate edit', (_, edit) => {
    expect(recordEdit(typed, b, edit).past).toEqual([a, b]);
  });

  it('without a path is never merged', () => {
    const once = recordEdit<object>(EMPTY_HISTORY, a, at(undefined, 0));
    expect(recordEdit(once, b, at(undefined, 1)).past).toEqual([a, b]);
  });
});

describe('the path of an edit', () => {
  const draft = createDraft(priceList);
  const withFeatures = (features: string[]) => ({
    ...draft,
    ADDONS: draft.ADDONS.map((addon) => (addon.id === 'sso' ? { ...addon, features } : addon)),
  });

  it('is the path of the one value that differs', () => {
    expect(findEditedPath(draft, { ...draft, YEARLY_DISCOUNT: 0.2 })).toBe('.YEARLY_DISCOUNT');
    expect(findEditedPath(draft, withFeatures(['SAML', 'OIDC']))).toBe('.ADDONS.0.features.1');
  });

  it.each([
    ['nothing differs', draft],
    ['two values differ', { ...draft, YEARLY_DISCOUNT: 0.2, hasNewPlan: true }],
    ['a list is longer', withFeatures(['SAML', 'OpenID Connect', 'LDAP'])],
    ['a list is shorter', withFeatures(['SAML'])],
  ])('is undefined if %s', (_, other) => {
    expect(findEditedPath(draft, other)).toBeUndefined();
  });

  it.each([
    [{ value: 1 }, { value: null }],
    [{ value: null }, { value: { deep: 1 } }],
    [{ value: { deep: 1 } }, { value: 1 }],
  ])('is that of a value of another type: %o, %o', (before, after) => {
    expect(findEditedPath(before, after)).toBe('.value');
  });
});
