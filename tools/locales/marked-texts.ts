import { isGroup, type Texts, type TextValue } from './texts.ts';

const MARKED = /⟪([^⟪⟫]*)⟫/g;
/** A marked text with the spaces before it. */
const MARKED_PART = / *⟪[^⟪⟫]*⟫/g;
/** Placeholder of a removed text, until the elements that it leaves empty are found. */
export const EMPTY_MARK = '⟪⟫';

interface Found {
  text: string;
  line: number;
}

/**
 * `⟪…⟫` encloses a text that the owner has still to supply. Only development shows it, with its
 * marks (D48); `npm run check:launch` lists all of them.
 */
export function findMarkedTexts(source: string): Found[] {
  return findAll(source, MARKED);
}

/** The facts of `app/site.ts` that are still wrapped in `placeholder(…)` (D1). */
export function findPlaceholders(source: string): Found[] {
  return findAll(source, /(\w+:\s+placeholder\([^)]*\))/g);
}

function findAll(source: string, pattern: RegExp): Found[] {
  return Array.from(source.matchAll(pattern), ({ 1: text = '', index }) => ({
    text,
    line: source.slice(0, index).split('\n').length,
  }));
}

function dropMarkedText(text: string): string {
  return text.includes('⟪') ? text.replace(MARKED_PART, '').trim() : text;
}

export function emptyMarkedTexts(text: string): string {
  return text.replace(MARKED_PART, EMPTY_MARK);
}

/** Texts without their marked parts. A list loses each entry that has a text less. */
export function dropMarkedTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, dropMarkedValue(value)]),
  );
}

function dropMarkedValue(value: TextValue): TextValue {
  if (typeof value === 'string') return dropMarkedText(value);
  if (isGroup(value)) return dropMarkedTexts(value);
  return value.filter((item) => !isUnfinished(item)).map(dropMarkedValue);
}

/** Nothing but a marked text, or a group with such a text. */
function isUnfinished(value: TextValue): boolean {
  if (typeof value === 'string') return value !== '' && dropMarkedText(value) === '';
  return Object.values(value).some(isUnfinished);
}
