import { expect, it, vi } from 'vitest';
import { referenceLanguage as german } from '#app/i18n/languages';
import { definePart, prepare } from '#app/later/define-part';

const CODE = { draw: () => 'drawn' };

it('a part is loaded once, and again only after it has failed (D60)', async () => {
  const load = vi.fn(async () => CODE).mockRejectedValueOnce(new Error('Offline'));
  const part = definePart({ load });
  await expect(part.load(german)).rejects.toThrow('Offline');
  expect(part.find(german)).toBeUndefined();
  await expect(Promise.all([part.load(german), part.load(german)])).resolves.toEqual([CODE, CODE]);
  await expect(part.loaded).resolves.toBe(CODE);
  expect(part.find(german)).toBe(CODE);
  expect(load).toHaveBeenCalledTimes(2);
});

it('an import that Vite lets resolve with nothing has failed', async () => {
  const part = definePart<typeof CODE | undefined>({ load: async () => undefined });
  await expect(part.load(german)).rejects.toThrow();
});

it('preparing a page loads what it can, and leaves the rest to its place', async () => {
  const lost = definePart({ load: () => Promise.reject(new Error('Offline')) });
  const found = definePart({ load: async () => CODE, area: 'details' });
  await prepare({ language: german, page: 'home' }, lost, found);
  expect([lost.find(german), found.find(german)]).toEqual([undefined, CODE]);
});

it('a part is there only in the languages whose texts it has', async () => {
  const other = { ...german, code: 'xx', locale: 'xx' };
  const part = definePart({ load: async () => CODE, area: 'details' });
  await part.load(german);
  expect([part.find(german), part.find(other)]).toEqual([CODE, undefined]);
});
