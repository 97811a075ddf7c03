import { expect, it } from 'vitest';
import { findGap, placeInGap, scrollStep } from '#app/ui/drop-place';

const rows = [
  { top: 100, bottom: 140 },
  { top: 140, bottom: 180 },
  { top: 180, bottom: 240 },
];

it.each([
  [-50, 0],
  [119, 0],
  [120, 1],
  [159, 1],
  [161, 2],
  [209, 2],
  [210, 3],
  [900, 3],
])('at %d the gap is %d', (y, gap) => {
  expect(findGap(rows, y)).toBe(gap);
});

it('without rows there is one gap', () => {
  expect(findGap([], 10)).toBe(0);
});

it.each([
  [0, 0, 0],
  [0, 1, 0],
  [0, 2, 1],
  [0, 3, 2],
  [2, 0, 0],
  [2, 1, 1],
  [2, 3, 2],
])('the row from place %d in gap %d comes to place %d', (from, gap, to) => {
  expect(placeInGap(from, gap)).toBe(to);
});

it.each([
  [300, 0],
  [148, 0],
  [124, -7],
  [100, -14],
  [20, -14],
  [452, 0],
  [476, 7],
  [500, 14],
  [900, 14],
])('held at %d the list scrolls by %d', (y, step) => {
  expect(scrollStep({ top: 100, bottom: 500 }, y)).toBe(step);
});
