import { type RefObject, useEffect } from 'react';

/**
 * A choice made in the server's HTML, before React took over, is a choice: it is reported as soon
 * as there is someone to report it to.
 */
export function useEarlyChoice<Value extends string>(
  group: RefObject<HTMLElement | null>,
  value: Value,
  values: readonly Value[],
  onValueChange: (value: Value) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first moment is early
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = values.find((each) => each === checked);
    if (chosen !== undefined && chosen !== value) onValueChange(chosen);
  }, []);
}
