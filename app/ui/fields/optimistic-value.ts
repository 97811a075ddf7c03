/**
 * A control whose value lives elsewhere (in the address, say) hears of its own change a few
 * milliseconds late. Until then it shows what it asked for, so that nothing flickers back.
 */
export interface OptimisticValue<Value> {
  /** the owner's value as last seen */
  seen: Value;
  /** what the control has asked for since, oldest first */
  asked: readonly Value[];
}

export function trackValue<Value>(seen: Value): OptimisticValue<Value> {
  return { seen, asked: [] };
}

/** What to show now: the latest requested value, or else the owner's value. */
export function readShown<Value>({ seen, asked }: OptimisticValue<Value>): Value {
  return asked.at(-1) ?? seen;
}

export function askFor<Value>(state: OptimisticValue<Value>, value: Value): OptimisticValue<Value> {
  return { seen: state.seen, asked: [...state.asked, value] };
}

/** The owner's value has changed: to something asked for, or, if not, to something foreign. */
export function receiveValue<Value>(
  state: OptimisticValue<Value>,
  value: Value,
): OptimisticValue<Value> {
  const answered = state.asked.indexOf(value);
  // Owners may skip steps (4, 5, 6 asked, 6 given): one answer settles all before it.
  return { seen: value, asked: answered < 0 ? [] : state.asked.slice(answered + 1) };
}

/** True if this control did not ask for `value`. */
export function isForeign<Value>(state: OptimisticValue<Value>, value: Value): boolean {
  return !state.asked.includes(value);
}
