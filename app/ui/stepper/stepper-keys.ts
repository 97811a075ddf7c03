import type { InputEvent, KeyboardEvent } from 'react';

interface Steps {
  count: number;
  set: (count: number) => void;
  settle: () => void;
}

export function pressStepperKey(event: KeyboardEvent, draft: Steps, min: number): void {
  if (event.nativeEvent.isComposing) return;
  const next = readStepKey(event, draft.count, min);
  if (next !== undefined) {
    event.preventDefault();
    draft.set(next);
  } else if (event.key === 'Enter') {
    draft.settle();
  }
}

/** The number a key leads to, if any. There is no largest one for End, which moves the caret. */
function readStepKey(
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
