import { useState } from 'react';

/** The owner's number, and the text while it is being typed. */
export interface TypedCount {
  value: number;
  text: string | null;
}

/** Reads a typed number; undefined if the text is none. */
export type ParseCount = (text: string) => number | undefined;

/** Whether the field holds text that is not a number. */
export function isUnreadable({ text }: TypedCount, parse: ParseCount): boolean {
  return text !== null && text.trim() !== '' && parse(text) === undefined;
}

/** Keeps the typed text and takes a valid number at once. */
export function typeText(
  { value }: TypedCount,
  text: string,
  min: number,
  parse: ParseCount,
): TypedCount {
  const count = parse(text);
  if (count === undefined || count < min) return { value, text };
  // Leading zeros stay while typing continues; grouping of a pasted figure is removed.
  return { value: count, text: /^0\d+$/.test(text) ? text : null };
}

/**
 * On leaving the field: a number below `min` becomes `min`, an empty text the last valid number.
 * Unreadable text stays with its warning.
 */
export function normalizeText(typed: TypedCount, min: number, parse: ParseCount): TypedCount {
  if (typed.text === null || isUnreadable(typed, parse)) return typed;
  const count = parse(typed.text);
  return { value: count !== undefined && count < min ? min : typed.value, text: null };
}

/** State of a stepper; the owner takes each reported number, which is at least `min`, at once. */
export function useTypedCount(
  value: number,
  min: number,
  parse: ParseCount,
  onValueChange: (value: number) => void,
) {
  const [known, setTyped] = useState<TypedCount>({ value, text: null });
  // Another number of the owner replaces what is being typed.
  const typed = known.value === value ? known : { value, text: null };
  if (typed !== known) setTyped(typed);
  const apply = (next: TypedCount) => {
    setTyped(next);
    if (next.value !== value) onValueChange(next.value);
  };
  return {
    text: typed.text ?? String(value),
    isUnreadable: isUnreadable(typed, parse),
    type: (text: string) => apply(typeText(typed, text, min, parse)),
    set: (count: number) => apply({ value: Math.max(min, count), text: null }),
    settle: () => apply(normalizeText(typed, min, parse)),
  };
}
