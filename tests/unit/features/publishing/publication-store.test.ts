import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const readPriceHistory = vi.fn();
vi.mock('#app/features/publishing/publishing.functions', () => ({ readPriceHistory }));

// Test files share their modules.
vi.resetModules();
afterAll(() => vi.resetModules());
const { createPublicationStore } = await import('#app/features/publishing/publication-store');

let publications: ReturnType<typeof createPublicationStore>;
beforeEach(() => {
  readPriceHistory.mockReset();
  publications = createPublicationStore();
});

function answerOnce(numbers: number[], hasOlder: boolean): void {
  const versions = numbers.map((version) => ({ version }));
  readPriceHistory.mockResolvedValueOnce({ versions, planned: [], hasOlder });
}

function expectShown(numbers: number[], hasOlder: boolean): void {
  const { history } = publications.store.state;
  expect(history?.versions.map(({ version }) => version)).toEqual(numbers);
  expect(history?.hasOlder).toBe(hasOlder);
}

it('older versions are loaded once at a time, and stay when the latest are read again', async () => {
  answerOnce([12, 11], true);
  await publications.load();
  expectShown([12, 11], true);
  answerOnce([10, 9], false);
  await Promise.all([publications.loadOlder(), publications.loadOlder()]);
  expectShown([12, 11, 10, 9], false);
  expect(readPriceHistory.mock.calls).toEqual([[{ data: undefined }], [{ data: 11 }]]);
  answerOnce([13, 12], true);
  await publications.refresh();
  expectShown([13, 12, 11, 10, 9], false);
});

it('the history starts over when more versions were published than fit on one page', async () => {
  answerOnce([3, 2, 1], false);
  await publications.load();
  answerOnce([9, 8], true);
  await publications.load();
  expectShown([9, 8], true);
});
