import { describe, expect, test } from 'vitest';
import { parseCount } from '#app/domain/pricing/counts';
import {
  isUnreadable,
  normalizeText,
  type TypedCount,
  typeText,
} from '#app/ui/stepper/typed-count';

const MIN = 3;
const type = (value: number, ...texts: string[]) =>
  texts.reduce<TypedCount>((draft, text) => typeText(draft, text, MIN, parseCount), {
    value,
    text: null,
  });

describe('typing', () => {
  test('a valid number takes effect at once', () => {
    expect(type(12, '5', '50')).toEqual({ value: 50, text: null });
  });

  test('an invalid or too small entry stays in the field and does not change the count', () => {
    for (const text of ['', '2', 'x']) expect(type(12, text)).toEqual({ value: 12, text });
  });

  test('leading zeros stay until the field is left', () => {
    const draft = type(12, '0040');
    expect(draft).toEqual({ value: 40, text: '0040' });
    expect(normalizeText(draft, MIN, parseCount)).toEqual({ value: 40, text: null });
  });

  test('grouping separators in a pasted number are removed at once', () => {
    expect(type(12, '1.200')).toEqual({ value: 1200, text: null });
  });
});

describe('leaving the field', () => {
  test.each(['12,7', '-3'])('%j stays, is refused and keeps 50', (text) => {
    const left = normalizeText(type(12, '50', text), MIN, parseCount);
    expect(left).toEqual({ value: 50, text });
    expect(isUnreadable(left, parseCount)).toBe(true);
  });

  test.each([
    ['', 50],
    ['2', 3],
    ['0', 3],
  ])('after 50 and then %j it shows %d', (text, value) => {
    expect(normalizeText(type(12, '50', text), MIN, parseCount)).toEqual({ value, text: null });
  });
});
