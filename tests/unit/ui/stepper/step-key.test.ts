import { expect, test } from 'vitest';
import { readStepKey } from '#app/ui/stepper/step-key';

test.each([
  ['ArrowUp', false, 21],
  ['ArrowUp', true, 30],
  ['ArrowDown', false, 19],
  ['ArrowDown', true, 10],
  ['PageUp', false, 30],
  ['PageDown', false, 10],
  ['Home', false, 3],
  // Selects up to the beginning.
  ['Home', true, undefined],
  ['End', false, undefined],
  ['5', false, undefined],
])('from 20, %s with Shift %s sets %s', (key, shiftKey, count) => {
  expect(readStepKey({ key, shiftKey }, 20, 3)).toBe(count);
});
