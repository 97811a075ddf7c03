import { useState } from 'react';

/** The owner's number, and the text while it is being typed. */
export interface StepperDraft {
  value: number;
  text: string | null;
}

/** Reads a typed number; undefined if the text is none. */
export type ParseCount = (text: string) => number | undefined;

/** Whether the field holds text that is not a number. */
export function isUnreadable({ text }: StepperDraft, parse: ParseCount): boolean {
  return text !== null && text.trim() !== '' && parse(text) === undefined;
}

/** Keeps the typed text and takes a valid number at once. */
export function typeText(
  { value }: StepperDraft,
  text: string,
  min: number,
  parse: ParseCount,
): StepperDraft {
  const count = parse(text);
  if (count === undefined || count < min) return { value, text };
  // Leading zeros stay while typing continues; grouping of a pasted figure is removed.
  return { value: count, text: /^0\d+$/.test(text) ? text : null };
}

/**
 * On leaving the field: a number below `min` becomes `min`, an empty text the last valid number.
 * Unreadable text stays with its warning.
 */
export function normalizeText(draft: StepperDraft, min: number, parse: ParseCount): StepperDraft {
  if (draft.text === null || isUnreadable(draft, parse)) return draft;
  const count = parse(draft.text);
  return { value: count !== undefined && count < min ? min : draft.value, text: null };
}

/** State of a stepper; the owner takes each reported number, which is at least `min`, at once. */
export function useStepperDraft(
  value: number,
  min: number,
  parse: ParseCount,
  onValueChange: (value: number) => void,
) {
  const [known, setDraft] = useState<StepperDraft>({ value, text: null });
  // Another number of the owner replaces what is being typed.
  const draft = known.value === value ? known : { value, text: null };
  if (draft !== known) setDraft(draft);
  const apply = (next: StepperDraft) => {
    setDraft(next);
    if (next.value !== value) onValueChange(next.value);
  };
  return {
    text: draft.text ?? String(value),
    isUnreadable: isUnreadable(draft, parse),
    type: (text: string) => apply(typeText(draft, text, min, parse)),
    set: (count: number) => apply({ value: Math.max(min, count), text: null }),
    settle: () => apply(normalizeText(draft, min, parse)),
  };
}
