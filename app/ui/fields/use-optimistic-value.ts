import { useEffect, useState } from 'react';

/**
 * State of a control whose value lives elsewhere, such as in the address. The owner answers a few
 * milliseconds late; until then the control shows the requested value, so that nothing flickers.
 */
export interface OptimisticValue<Value> {
  /** the owner's last known value */
  seen: Value;
  /** values requested since, oldest first */
  requested: readonly Value[];
}

export function trackValue<Value>(seen: Value): OptimisticValue<Value> {
  return { seen, requested: [] };
}

/** The shown value: the latest requested one, else the owner's. */
export function readShown<Value>({ seen, requested }: OptimisticValue<Value>): Value {
  return requested.at(-1) ?? seen;
}

export function requestValue<Value>(
  state: OptimisticValue<Value>,
  value: Value,
): OptimisticValue<Value> {
  return { seen: state.seen, requested: [...state.requested, value] };
}

/** The owner's value changed: a requested value confirms it and earlier requests, a foreign one drops all. */
export function receiveValue<Value>(
  state: OptimisticValue<Value>,
  value: Value,
): OptimisticValue<Value> {
  const answered = state.requested.indexOf(value);
  // Owners may skip values: with 4, 5 and 6 requested, the answer 6 confirms all three.
  return { seen: value, requested: answered < 0 ? [] : state.requested.slice(answered + 1) };
}

/** True if this control did not request `value`. */
export function isForeign<Value>(state: OptimisticValue<Value>, value: Value): boolean {
  return !state.requested.includes(value);
}

/** How long a requested value is shown before the owner's unchanged value counts as a refusal. */
export const ANSWER_TIMEOUT_MS = 1000;

/** `[value to show, function that requests another value from the owner]`. */
export function useOptimisticValue<Value extends string | number | boolean>(
  value: Value,
  onValueChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [state, setState] = useState(() => trackValue(value));
  if (state.seen !== value) setState(receiveValue(state, value));

  useEffect(() => {
    if (state.requested.length === 0) return;
    const timer = setTimeout(() => setState((now) => trackValue(now.seen)), ANSWER_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state.requested]);

  const request = (next: Value) => {
    setState((now) => requestValue(now, next));
    onValueChange(next);
  };
  return [readShown(state), request];
}
