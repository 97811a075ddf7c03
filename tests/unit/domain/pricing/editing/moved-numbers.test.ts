import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getMovedNumbers } from '#app/domain/pricing/changes';
import { RUNS } from '../price-list';

it.each([
  [[], []],
  [[3], []],
  [[0, 1, 2], []],
  [[2, 0, 1], [2]],
  [[1, 2, 0], [0]],
  [[1, 0], [0]],
  [[0, 3, 1, 2, 4], [3]],
  [
    [4, 3, 2, 1, 0],
    [3, 2, 1, 0],
  ],
  [
    [5, 0, 1, 6, 2, 3],
    [5, 6],
  ],
])('of %j the moved ones are %j', (numbers, moved) => {
  expect([...getMovedNumbers(numbers)]).toEqual(moved);
});

it('moving one item gives only that item', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 40 }), fc.nat(), fc.nat(), (length, from, to) => {
      const order = Array.from({ length }, (_, index) => index);
      const [item = -1] = order.splice(from % length, 1);
      order.splice(to % length, 0, item);
      const moved = getMovedNumbers(order);
      expect(moved.size).toBeLessThanOrEqual(1);
      const rest = order.filter((number) => !moved.has(number));
      expect(rest).toEqual(rest.toSorted((a, b) => a - b));
    }),
    RUNS,
  );
});
