import type { InputEvent, KeyboardEvent } from 'react';

/** The number a key leads to, if any. There is no largest one for End, which moves the caret. */
export function readStepKey(
  { key, shiftKey }: KeyboardEvent,
  count: number,
  min: number,
): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return count + (shiftKey ? 10 : 1);
    case 'ArrowDown':
      return count - (shiftKey ? 10 : 1);
    case 'PageUp':
      return count + 10;
    case 'PageDown':
      return count - 10;
    case 'Home':
      return shiftKey ? undefined : min;
    default:
      return undefined;
  }
}

/** Pasted figures come whole and are read by `parseCount`; single keys are digits or nothing. */
export function refuseOtherThanDigits(event: InputEvent<HTMLInputElement>) {
  if (event.data?.length === 1 && !/\d/.test(event.data)) event.preventDefault();
}
