import { afterAll, expect, it, vi } from 'vitest';

const readPriceHistory = vi.fn(async ({ data: below = 31 }: { data?: number }) => ({
  versions: [below - 1, below - 2].map((version) => ({ version })),
  planned: [],
  hasOlder: true,
}));
vi.mock('#app/features/publishing/publishing.functions', () => ({ readPriceHistory }));

// Test files share their modules.
vi.resetModules();
afterAll(() => vi.resetModules());
const { createPublicationStore, mergeHistory } = await import(
  '#app/features/publishing/publication-store'
);

it('older versions are loaded once, however often they are asked for at a time', async () => {
  const publications = createPublicationStore();
  await publications.load();
  await Promise.all([publications.loadOlder(), publications.loadOlder()]);
  await publications.loadOlder();
  expect(readPriceHistory.mock.calls.map(([{ data }]) => data)).toEqual([undefined, 29, 27]);
  expect(publications.store.state.history?.versions.map(({ version }) => version)).toEqual([
    30, 29, 28, 27, 26, 25,
  ]);
});

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
