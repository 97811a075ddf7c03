import { afterEach, expect, it, vi } from 'vitest';
import { reloadIfOutdated } from '#app/starter/reload-outdated';

const ENTRY = 'https://site.example/assets/index-1.js';

/** A tab of which the server says this; undefined is no answer. */
function openTab(status: number | undefined, known: Record<string, string> = {}) {
  const memory = new Map(Object.entries(known));
  const reload = vi.fn();
  const savesText = vi.fn();
  vi.stubGlobal('fetch', async () => {
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  // Pressed once, then released.
  const querySelector = vi.fn().mockReturnValue(null).mockReturnValueOnce({});
  vi.stubGlobal('document', { querySelector });
  vi.stubGlobal('addEventListener', savesText);
  return { memory, reload, savesText, querySelector };
}

afterEach(() => vi.unstubAllGlobals());

it('reloads once when the old version is gone, and keeps the typed text', async () => {
  const { memory, reload, savesText, querySelector } = openTab(404);
  expect(await reloadIfOutdated(ENTRY)).toBe(true);
  expect(querySelector.mock.calls, 'waits for the release').toEqual([[':active'], [':active']]);
  expect(await reloadIfOutdated(ENTRY)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(savesText).toHaveBeenCalledExactlyOnceWith('pagehide', expect.any(Function));
  expect(Object.fromEntries(memory)).toStrictEqual({ reloaded: ENTRY });
});

it.each([
  [ENTRY, 0],
  // After the next deployment.
  ['https://site.example/assets/index-0.js', 1],
])('a page that was reloaded for %s reloads %i times', async (reloaded, times) => {
  const { reload } = openTab(404, { reloaded });
  await reloadIfOutdated(ENTRY);
  expect(reload).toHaveBeenCalledTimes(times);
});

it.each([200, 502, undefined])('keeps the page when the answer is %s', async (status) => {
  const { reload, savesText } = openTab(status);
  await reloadIfOutdated(ENTRY);
  expect(reload).not.toHaveBeenCalled();
  expect(savesText).not.toHaveBeenCalled();
});

it('keeps the page when storage is blocked', async () => {
  const { reload } = openTab(404);
  vi.stubGlobal('sessionStorage', undefined);
  await reloadIfOutdated(ENTRY);
  expect(reload).not.toHaveBeenCalled();
});
