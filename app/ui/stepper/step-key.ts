/** The number that a key sets, if any. End moves the caret, since there is no largest number. */
export function readStepKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
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
