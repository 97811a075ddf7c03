import { useEffect, useState } from 'react';
import { askFor, readShown, receiveValue, trackValue } from './unconfirmed';

/** How long a wish is shown before the owner's value counts as a refusal. */
export const PATIENCE_MS = 1000;

/** `[what to show, ask the owner for another value]`, see `unconfirmed.ts`. */
export function useUnconfirmed<Value extends string | number | boolean>(
  value: Value,
  onValueChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [state, setState] = useState(() => trackValue(value));
  if (state.seen !== value) setState(receiveValue(state, value));

  useEffect(() => {
    if (state.asked.length === 0) return;
    const timer = setTimeout(() => setState((now) => trackValue(now.seen)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state.asked]);

  const ask = (wish: Value) => {
    setState((now) => askFor(now, wish));
    onValueChange(wish);
  };
  return [readShown(state), ask];
}
