import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareVersions } from '#app/domain/landscape/artefact';

test.each([
  ['1.0.10', '1.0.9', 'newer'],
  ['1.10', '1.9.0', 'newer'],
  ['1.9', '1.9.0', 'same'],
  ['01.2', '1.2', 'same'],
  ['1.0.2', '1.1', 'older'],
  ['2', '10', 'older'],
  ['99999999999999999999', '99999999999999999998', 'newer'],
  ['1.0.3-SNAPSHOT', '1.2.8', 'different'],
  ['1.0.3-SNAPSHOT', '1.0.3-SNAPSHOT', 'same'],
  ['1..2', '1.2', 'different'],
  ['', '1.0', 'different'],
] as const)('%s is to %s: %s', (a, b, order) => {
  expect(compareVersions(a, b)).toBe(order);
});

test('the order is the same from both sides, and passes on', () => {
  const version = fc
    .array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 4 })
    .map((numbers) => numbers.join('.'));
  const opposite = {
    newer: 'older',
    older: 'newer',
    same: 'same',
    different: 'different',
  } as const;
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      const order = compareVersions(a, b);
      expect(compareVersions(b, a)).toBe(opposite[order]);
      if (order === 'newer' && compareVersions(b, c) === 'newer') {
        expect(compareVersions(a, c)).toBe('newer');
      }
    }),
    { numRuns: 100 },
  );
});
