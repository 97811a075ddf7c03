import { expect, it } from 'vitest';
import { getOfferValidUntil } from '#app/domain/offers/offer';
import { createOfferNumber, parseOfferNumber } from '#app/domain/offers/offer-number';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Bytes one after another, the first ones too large to be used. */
function bytesFrom(...bytes: number[]) {
  let at = 0;
  return () => bytes[at++ % bytes.length] ?? 0;
}

const numbers = Array.from({ length: 200 }, (_, seed) =>
  createOfferNumber(bytesFrom(255, seed, seed * 7, 240, seed * 13, 3, 29, 30, 59)),
);

it('a number has twelve unambiguous characters in three groups', () => {
  for (const number of numbers) {
    expect(number).toMatch(/^(?:[2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(parseOfferNumber(number)).toBe(number);
  }
  expect(createOfferNumber(bytesFrom(0))).toBe('2222-2222-2222');
});

it('parsing ignores case, spaces and hyphens', () => {
  const [number = ''] = numbers;
  expect(parseOfferNumber(number.toLowerCase())).toBe(number);
  expect(parseOfferNumber(` ${number.replaceAll('-', ' ')} `)).toBe(number);
  for (const text of ['', '2222', '2222-2222-222I', '2222-2222-2222-2', '0000-0000-0000']) {
    expect(parseOfferNumber(text)).toBeUndefined();
  }
});

it('the check character detects every wrong character and all swaps of neighbours except one pair', () => {
  // One expectation at the end, because 70,000 of them would take two seconds.
  const unnoticed: string[] = [];
  const check = (wrong: string) => parseOfferNumber(wrong) && unnoticed.push(wrong);
  for (const number of numbers) {
    const signs = number.replaceAll('-', '');
    for (const [at, sign] of [...signs].entries()) {
      for (const other of SIGNS) {
        if (other !== sign) check(signs.slice(0, at) + other + signs.slice(at + 1));
      }
      const next = signs.charAt(at + 1);
      const isOddPair = [sign, next].sort().join('') === '2Z';
      if (next !== '' && next !== sign && !isOddPair) {
        check(signs.slice(0, at) + next + sign + signs.slice(at + 2));
      }
    }
  }
  expect(unnoticed).toEqual([]);
});

it.each([
  ['2026-11-22T12:00:00Z', '2026-12-22T22:59:59.999Z'],
  // Half past midnight in Berlin, with summer time at one end of the thirty days.
  ['2026-09-30T22:30:00Z', '2026-10-31T22:59:59.999Z'],
  ['2027-03-01T23:30:00Z', '2027-04-01T21:59:59.999Z'],
  ['2026-09-25T21:59:59Z', '2026-10-25T22:59:59.999Z'],
])('an offer of %s is valid for thirty calendar days in Berlin', (createdAt, end) => {
  expect(new Date(getOfferValidUntil(Date.parse(createdAt))).toISOString()).toBe(end);
});
