import { describe, expect, test } from 'vitest';
import { parseCount } from '#app/domain/pricing/counts';
import {
  dropRequests,
  isUnreadable,
  normalizeText,
  readCount,
  readText,
  receiveCount,
  setCount,
  startDraft,
  typeText,
} from '#app/ui/stepper/stepper-draft';

const MIN = 3;
const type = (from: number, ...texts: string[]) =>
  texts.reduce((draft, text) => typeText(draft, text, MIN, parseCount), startDraft(from));

describe('typing', () => {
  test('a valid number takes effect at once', () => {
    const draft = type(12, '5', '50');
    expect(readCount(draft)).toBe(50);
    expect(readText(draft)).toBe('50');
  });

  test('an invalid or too small entry stays in the field and does not change the count', () => {
    for (const text of ['', '2', 'x']) {
      expect(readText(type(12, text))).toBe(text);
      expect(readCount(type(12, text))).toBe(12);
    }
  });

  test('leading zeros stay until the field is left', () => {
    const draft = type(12, '0040');
    expect(readText(draft)).toBe('0040');
    expect(readCount(draft)).toBe(40);
    expect(readText(normalizeText(draft, MIN, parseCount))).toBe('40');
  });

  test('grouping separators in a pasted number are removed at once', () => {
    expect(readText(type(12, '1.200'))).toBe('1200');
  });
});

describe('leaving the field', () => {
  test.each(['12,7', '12.5', '-3', '12abc', 'x'])('%j stays, is refused and keeps 50', (text) => {
    const left = normalizeText(type(12, '50', text), MIN, parseCount);
    expect(readText(left)).toBe(text);
    expect(readCount(left)).toBe(50);
    expect(isUnreadable(left, parseCount)).toBe(true);
  });

  test.each([
    ['', '50'],
    ['2', '3'],
    ['0', '3'],
  ])('after 50 and then %j it shows %s', (text, shown) => {
    expect(readText(normalizeText(type(12, '50', text), MIN, parseCount))).toBe(shown);
  });
});

test('a step starts from the number shown and stops at the minimum', () => {
  expect(readCount(setCount(type(12, '50'), 51, MIN))).toBe(51);
  expect(readCount(setCount(startDraft(4), -6, MIN))).toBe(3);
  expect(readText(setCount(type(12, ''), 13, MIN))).toBe('13');
});

describe('answers from the owner of the count', () => {
  const asked = setCount(setCount(setCount(startDraft(3), 4, MIN), 5, MIN), 6, MIN);

  test('the requested number stays visible while answers are late', () => {
    expect(readText(asked)).toBe('6');
    expect(readText(receiveCount(asked, 4))).toBe('6');
    expect(readText(receiveCount(receiveCount(asked, 4), 6))).toBe('6');
  });

  test('the last request settles all earlier ones', () => {
    const settled = receiveCount(asked, 6);
    expect(readText(settled)).toBe('6');
    expect(readText(receiveCount(settled, 4))).toBe('4');
  });

  test('a number that was not requested is shown and replaces the typed text', () => {
    expect(readText(receiveCount(asked, 20))).toBe('20');
    expect(readText(receiveCount(type(12, ''), 20))).toBe('20');
  });

  test('an answer to a typed number does not change the typed text', () => {
    const typed = type(12, '0040');
    expect(readText(receiveCount(typed, 40))).toBe('0040');
  });

  test('the owner’s number is shown when the requests are dropped', () => {
    expect(readText(dropRequests(asked))).toBe('3');
  });
});
