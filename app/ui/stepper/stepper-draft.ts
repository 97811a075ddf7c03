import { useEffect, useState } from 'react';
import {
  ANSWER_TIMEOUT_MS,
  isForeign,
  type OptimisticValue,
  readShown,
  receiveValue,
  requestValue,
  trackValue,
} from '#app/ui/fields/use-optimistic-value';

/** Content of the field: the owner's number, or the text being typed. */
export interface StepperDraft {
  value: OptimisticValue<number>;
  text: string | null;
}

export function startDraft(value: number): StepperDraft {
  return { value: trackValue(value), text: null };
}

/** Plain digits, the same in every language. */
export function readText({ text, value }: StepperDraft): string {
  return text ?? String(readShown(value));
}

export function readCount({ value }: StepperDraft): number {
  return readShown(value);
}

/** Reads a typed number; undefined if the text is none. */
export type ParseCount = (text: string) => number | undefined;

/** Whether the field holds text that is not a number. */
export function isUnreadable({ text }: StepperDraft, parse: ParseCount): boolean {
  return text !== null && text.trim() !== '' && parse(text) === undefined;
}

/** Keeps the typed text and requests a valid number at once. */
export function typeText(
  draft: StepperDraft,
  text: string,
  min: number,
  parse: ParseCount,
): StepperDraft {
  const count = parse(text);
  if (count === undefined || count < min) return { ...draft, text };
  // Leading zeros stay while typing continues; grouping of a pasted figure is removed.
  return { text: /^0\d+$/.test(text) ? text : null, value: requestOnce(draft.value, count) };
}

/** Sets the number after a step by key or button, never below `min`. */
export function setCount(draft: StepperDraft, count: number, min: number): StepperDraft {
  return { text: null, value: requestOnce(draft.value, Math.max(min, count)) };
}

/**
 * On leaving the field: a number below `min` becomes `min`, an empty text the last valid number.
 * Unreadable text stays with its warning.
 */
export function normalizeText(draft: StepperDraft, min: number, parse: ParseCount): StepperDraft {
  if (draft.text === null || isUnreadable(draft, parse)) return draft;
  const count = parse(draft.text);
  return count !== undefined && count < min ? setCount(draft, min, min) : { ...draft, text: null };
}

/** The owner's value changed. Typed text is dropped if this control did not request the value. */
export function receiveCount(draft: StepperDraft, value: number): StepperDraft {
  const text = isForeign(draft.value, value) ? null : draft.text;
  return { text, value: receiveValue(draft.value, value) };
}

/** The owner did not answer in time, so its value applies. */
export function dropRequests(draft: StepperDraft): StepperDraft {
  return { ...draft, value: trackValue(draft.value.seen) };
}

function requestOnce(value: OptimisticValue<number>, count: number): OptimisticValue<number> {
  return readShown(value) === count ? value : requestValue(value, count);
}

/** State of a stepper; reports each change to the owner once, as a number ≥ `min`. */
export function useStepperDraft(
  value: number,
  min: number,
  parse: ParseCount,
  onValueChange: (value: number) => void,
) {
  const [draft, setDraft] = useState(() => startDraft(value));
  if (draft.value.seen !== value) setDraft(receiveCount(draft, value));

  const { requested } = draft.value;
  useEffect(() => {
    if (requested.length === 0) return;
    const timer = setTimeout(() => setDraft(dropRequests), ANSWER_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [requested]);

  const apply = (next: StepperDraft) => {
    setDraft(next);
    if (readCount(next) !== readCount(draft)) onValueChange(readCount(next));
  };
  return {
    text: readText(draft),
    count: readCount(draft),
    isUnreadable: isUnreadable(draft, parse),
    type: (text: string) => apply(typeText(draft, text, min, parse)),
    set: (count: number) => apply(setCount(draft, count, min)),
    settle: () => apply(normalizeText(draft, min, parse)),
  };
}
