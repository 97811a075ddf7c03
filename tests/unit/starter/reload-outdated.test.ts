import { expect, it } from 'vitest';
import { reloadIfOutdated } from '#app/starter/reload-outdated';

function openTab(isServed: boolean, known: Record<string, string> = {}) {
  const memory = new Map(Object.entries(known));
  let reloads = 0;
  const fail = () =>
    reloadIfOutdated({
      entry: 'https://site.example/assets/index-1.js',
      isServed: async () => isServed,
      memory: () => ({
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
      }),
      reload: () => {
        reloads += 1;
      },
    });
  return { fail, memory, countReloads: () => reloads };
}

it('loads the new site once, when the old one is gone', async () => {
  const tab = openTab(false);
  await tab.fail();
  await tab.fail();
  expect(tab.countReloads()).toBe(1);
  expect(Object.fromEntries(tab.memory)).toStrictEqual({
    'stagemap-reloaded': 'https://site.example/assets/index-1.js',
  });
});

it('does not load again what came back as old as before', async () => {
  const tab = openTab(false, { 'stagemap-reloaded': 'https://site.example/assets/index-1.js' });
  await tab.fail();
  expect(tab.countReloads()).toBe(0);
});

it('may load again after the next deployment', async () => {
  const tab = openTab(false, { 'stagemap-reloaded': 'https://site.example/assets/index-0.js' });
  await tab.fail();
  expect(tab.countReloads()).toBe(1);
});

it('keeps the page when only the connection failed', async () => {
  const tab = openTab(true);
  await tab.fail();
  expect(tab.countReloads()).toBe(0);
});
