import { useEffect, useState } from 'react';

/** How long a requested value is shown before the owner's unchanged value counts as a refusal. */
const ANSWER_TIMEOUT_MS = 1000;

/**
 * The value of a control whose value lives elsewhere, such as in the address. The owner answers a few
 * milliseconds late; until then the control shows the requested value, so that nothing flickers.
 * @returns the value to show, and the function that requests another one from the owner
 */
export function useOptimisticValue<Value extends string | boolean>(
  value: Value,
  onValueChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  /** The owner's last known value, and the values requested since, oldest first. */
  const [{ seen, requested }, setState] = useState<{ seen: Value; requested: readonly Value[] }>({
    seen: value,
    requested: [],
  });
  if (seen !== value) {
    const answered = requested.indexOf(value);
    // An answer confirms earlier requests too; a value that was not requested drops all.
    setState({ seen: value, requested: answered < 0 ? [] : requested.slice(answered + 1) });
  }

  useEffect(() => {
    if (requested.length === 0) return;
    const timer = setTimeout(
      () => setState((now) => ({ ...now, requested: [] })),
      ANSWER_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, [requested]);

  const request = (next: Value) => {
    setState((now) => ({ ...now, requested: [...now.requested, next] }));
    onValueChange(next);
  };
  return [requested.at(-1) ?? value, request];
}
