import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { isUndoKey } from '#app/features/calculator/undo-key';

const { document } = parseHTML(
  '<main><button></button><input type="text"><input type="radio"><textarea></textarea></main>',
);
const CONTROL = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false };

test.each([
  ['a button', 'button', {}, true],
  ['a choice', '[type=radio]', {}, true],
  ['the page', 'main', { ctrlKey: false, metaKey: true }, true],
  // Fields undo what was typed.
  ["a count's field", '[type=text]', {}, false],
  ['the message', 'textarea', {}, false],
  ['the page, again', 'main', { key: 'Z', shiftKey: true }, false],
  ['the page, without Ctrl', 'main', { ctrlKey: false }, false],
])('in %s Ctrl+Z undoes the selection or not', (_, target, keys, isUndone) => {
  expect(isUndoKey({ ...CONTROL, ...keys }, document.querySelector(target))).toBe(isUndone);
});
