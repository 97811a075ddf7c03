import {
  askFor,
  isForeign,
  type OptimisticValue,
  readShown,
  receiveValue,
  trackValue,
} from '#app/ui/fields/optimistic-value';

/** What is in the field: the owner's number, or what the visitor is typing over it. */
export interface StepperDraft {
  value: OptimisticValue<number>;
  text: string | null;
}

export function startDraft(value: number): StepperDraft {
  return { value: trackValue(value), text: null };
}

/** Plain digits: no grouping, no sign, nothing that changes with the language. */
export function readText({ text, value }: StepperDraft): string {
  return text ?? String(readShown(value));
}

export function normalizeCount({ value }: StepperDraft): number {
  return readShown(value);
}

/** A whole number, also with the grouping that pasted figures have ("1.000"); null if it is none. */
export function parseCount(text: string): number | null {
  const trimmed = text.trim();
  const digits = /^\d{1,3}([.,'\u2019\s]\d{3})+$/.test(trimmed)
    ? trimmed.replace(/\D/g, '')
    : trimmed;
  const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(count) ? count : null;
}

/** The text the visitor typed stays as it is; a valid number in it is asked for at once. */
export function typeText(draft: StepperDraft, text: string, min: number): StepperDraft {
  const count = parseCount(text);
  if (count === null || count < min) return { ...draft, text };
  // Leading zeros stay while typing goes on; the grouping of a pasted figure goes at once.
  return { text: /^0\d+$/.test(text) ? text : null, value: askOnce(draft.value, count) };
}

/** A step by key or button, from the number shown, never below `min`. */
export function setCount(draft: StepperDraft, count: number, min: number): StepperDraft {
  return { text: null, value: askOnce(draft.value, Math.max(min, count)) };
}

/** Leaving the field: too small becomes `min`, anything else unreadable the last valid number. */
export function settleText(draft: StepperDraft, min: number): StepperDraft {
  const count = draft.text === null ? null : parseCount(draft.text);
  return count !== null && count < min ? setCount(draft, min, min) : { ...draft, text: null };
}

/** The owner's value changed. If this control did not ask for it, what was being typed is dropped. */
export function receiveCount(draft: StepperDraft, value: number): StepperDraft {
  const text = isForeign(draft.value, value) ? null : draft.text;
  return { text, value: receiveValue(draft.value, value) };
}

/** The owner did not answer in time: its own value holds. */
export function giveUp(draft: StepperDraft): StepperDraft {
  return { ...draft, value: trackValue(draft.value.seen) };
}

function askOnce(value: OptimisticValue<number>, count: number): OptimisticValue<number> {
  return readShown(value) === count ? value : askFor(value, count);
}
