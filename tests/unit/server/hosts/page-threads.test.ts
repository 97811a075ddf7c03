import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPageThreads } from '#app/server/hosts/page-threads';
import type { MakePage } from '#app/server/pages/make-page';

const program = new URL('answer-orders.ts', import.meta.url);

afterEach(() => vi.restoreAllMocks());

const prices = { version: 0, published: undefined };
const findOffer = async () => ({ status: 'unknown' as const });

const readThread = async (makePage: MakePage) =>
  Number((await makePage('/thread', { prices, findOffer })).tag);

/** As many pages as one thread may have, which wait for the end. */
function holdPages(makePage: MakePage) {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof findOffer>>>();
  const pages = [1, 2].map(() => makePage('/offer', { prices, findOffer: () => promise }));
  return async () => {
    resolve({ status: 'unknown' });
    return (await Promise.all(pages)).map(({ tag }) => tag);
  };
}

describe('the threads that make pages', () => {
  it('are one, until all have as many pages as they may', async () => {
    const makePage = await openPageThreads(program, 2);
    const first = await readThread(makePage);
    const end = holdPages(makePage);
    expect(await readThread(makePage)).toBe(first);
    await vi.waitUntil(async () => (await readThread(makePage)) !== first, { timeout: 20_000 });
    // With the first one free again, both have none, and it comes first.
    expect(await end()).toEqual(['unknown', 'unknown']);
    expect(await readThread(makePage)).toBe(first);
  });

  it('are as many as they may be, and no more', async () => {
    const makePage = await openPageThreads(program, 1);
    const first = await readThread(makePage);
    const end = holdPages(makePage);
    for (let page = 0; page < 20; page++) {
      expect(await readThread(makePage)).toBe(first);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await end();
  });

  it('go on without one that cannot start', async () => {
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
    const folder = mkdtempSync(join(tmpdir(), 'stagemap-'));
    const copy = join(folder, 'answer-orders.mts');
    copyFileSync(program, copy);
    const makePage = await openPageThreads(pathToFileURL(copy), 2);
    rmSync(folder, { recursive: true });

    const first = await readThread(makePage);
    const end = holdPages(makePage);
    expect(await readThread(makePage)).toBe(first);
    await vi.waitUntil(() => lines.length > 1, { timeout: 20_000 });
    expect(lines.join()).toContain('another thread that makes pages could not start');
    expect(await readThread(makePage)).toBe(first);
    await end();
  });
});
