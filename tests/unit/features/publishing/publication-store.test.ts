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
const { createPublicationStore } = await import('#app/features/publishing/publication-store');

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
