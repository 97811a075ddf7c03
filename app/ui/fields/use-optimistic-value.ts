import { useEffect, useState } from 'react';
import { askFor, readShown, receiveValue, trackValue } from './optimistic-value';

/** How long a requested value is shown before the owner's unchanged value counts as a refusal. */
export const TIMEOUT_MS = 1000;

/** `[what to show, ask the owner for another value]`, see `optimistic-value.ts`. */
export function useOptimisticValue<Value extends string | number | boolean>(
  value: Value,
  onValueChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [state, setState] = useState(() => trackValue(value));
  if (state.seen !== value) setState(receiveValue(state, value));

  useEffect(() => {
    if (state.asked.length === 0) return;
    const timer = setTimeout(() => setState((now) => trackValue(now.seen)), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state.asked]);

  const ask = (requested: Value) => {
    setState((now) => askFor(now, requested));
    onValueChange(requested);
  };
  return [readShown(state), ask];
}
