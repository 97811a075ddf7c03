import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutFonts, firstRange, isFirst } from '#tools/fonts/cut';

const ROOT = new URL('../../../', import.meta.url);

it('the font subsets match the output of `npm run fonts`', async () => {
  for (const [name, font] of await cutFonts()) {
    const kept = readFileSync(new URL(`app/theme/fonts/${name}`, ROOT));
    expect(Buffer.from(font).equals(kept), name).toBe(true);
  }
});

it('the style has the first unicode range twice', () => {
  const css = readFileSync(new URL('app/theme/fonts.css', ROOT), 'utf8');
  const ranges = Array.from(css.matchAll(/unicode-range:([^;]*);/g), ([, range = '']) =>
    range.trim().replace(/\s+/g, ' '),
  );
  expect(ranges.filter((range) => range === firstRange)).toHaveLength(2);
});

/** A byte-order mark, what lines end and begin with, and the marks that the build drops. */
const UNSHOWN = '\ufeff\r\n\t⟪⟫';

it.each(['de', 'en'])('the fonts cover every character of the texts in %s', (language) => {
  const folder = new URL(`locales/${language}/`, ROOT);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:json|md)$/.test(file));
  const missing = texts.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8')].filter(
      (character) => !UNSHOWN.includes(character) && !isFirst(character),
    ),
  );
  expect(missing).toStrictEqual([]);
});
