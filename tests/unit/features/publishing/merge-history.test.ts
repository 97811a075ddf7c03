import { expect, it } from 'vitest';
import { mergeHistory } from '#app/features/publishing/publication-store';

const history = (numbers: number[], hasOlder: boolean) => ({
  versions: numbers.map((version) => ({ version })),
  hasOlder,
});
const numbersOf = ({ versions }: ReturnType<typeof history>) =>
  versions.map(({ version }) => version);

it('starts with the latest versions', () => {
  expect(mergeHistory(undefined, history([12, 11], true), undefined)).toEqual(
    history([12, 11], true),
  );
});

it('appends older versions', () => {
  const both = mergeHistory(history([12, 11], true), history([10, 9], false), 11);
  expect(numbersOf(both)).toEqual([12, 11, 10, 9]);
  expect(both.hasOlder).toBe(false);
});

it('keeps older versions when the latest are read again', () => {
  const both = mergeHistory(history([12, 11, 10, 9], false), history([13, 12], true), undefined);
  expect(numbersOf(both)).toEqual([13, 12, 11, 10, 9]);
  expect(both.hasOlder).toBe(false);
});

it('starts over when more versions were published than fit on one page', () => {
  const both = mergeHistory(history([3, 2, 1], false), history([9, 8], true), undefined);
  expect(numbersOf(both)).toEqual([9, 8]);
  expect(both.hasOlder).toBe(true);
});
