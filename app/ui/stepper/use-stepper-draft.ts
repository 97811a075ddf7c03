import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { TIMEOUT_MS } from '#app/ui/fields/use-optimistic-value';
import {
  giveUp,
  normalizeCount,
  readText,
  receiveCount,
  type StepperDraft,
  setCount,
  settleText,
  startDraft,
  typeText,
} from './stepper-draft';

/** The state of a stepper; every change is reported to the owner once, as a number ≥ `min`. */
export function useStepperDraft(
  value: number,
  min: number,
  onValueChange: (value: number) => void,
  field: RefObject<HTMLInputElement | null>,
) {
  const [draft, setDraft] = useState(() => startDraft(value));
  if (draft.value.seen !== value) setDraft(receiveCount(draft, value));

  const { asked } = draft.value;
  useEffect(() => {
    if (asked.length === 0) return;
    const timer = setTimeout(() => setDraft(giveUp), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [asked]);

  const apply = (next: StepperDraft) => {
    setDraft(next);
    if (normalizeCount(next) !== normalizeCount(draft)) onValueChange(normalizeCount(next));
  };
  // What was typed before React took over, in a field that may have been left since.
  const takeOver = useEffectEvent((input: HTMLInputElement) => {
    if (input.value === readText(draft)) return;
    const typed = typeText(draft, input.value, min);
    apply(document.activeElement === input ? typed : settleText(typed, min));
  });
  // Before the event that hydrates the page is answered: a step counts from what was typed.
  useLayoutEffect(() => {
    if (field.current) takeOver(field.current);
  }, [field]);
  return {
    text: readText(draft),
    count: normalizeCount(draft),
    type: (text: string) => apply(typeText(draft, text, min)),
    set: (count: number) => apply(setCount(draft, count, min)),
    settle: () => apply(settleText(draft, min)),
  };
}
