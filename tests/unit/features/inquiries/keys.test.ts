import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findKeyAction } from '#app/features/inquiries/keys';

const page = parseHTML('<main><button></button><input><textarea></textarea><p></p></main>');

beforeAll(() => {
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('Element', page.Element);
});

// Other tests of the run share the globals.
afterAll(() => vi.unstubAllGlobals());

const next = () => undefined;
const press = (key: string, target: string, more = {}) =>
  findKeyAction(
    { next },
    {
      key,
      target: page.document.querySelector(target),
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      repeat: false,
      isComposing: false,
      defaultPrevented: false,
      ...more,
    },
  );

it('a key acts in either case, where it is known and possible', () => {
  expect(press('j', 'p')).toBe(next);
  expect(press('J', 'button')).toBe(next);
  expect(press('k', 'p')).toBeUndefined();
  expect(press('x', 'p')).toBeUndefined();
});

it('no key acts while typing, held down, with a modifier or under a dialog', () => {
  expect(press('j', 'input')).toBeUndefined();
  expect(press('j', 'textarea')).toBeUndefined();
  for (const name of [
    'altKey',
    'ctrlKey',
    'metaKey',
    'repeat',
    'isComposing',
    'defaultPrevented',
  ]) {
    expect(press('j', 'p', { [name]: true }), name).toBeUndefined();
  }
  page.document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(press('j', 'p')).toBeUndefined();
});
