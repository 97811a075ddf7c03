import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from '#app/theme/palette';
import { toHex } from '#app/theme/srgb';

const COLOR =
  /(?<![\w&/'`]|href=")#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?:oklch|rgba?|hsla?)\([\d.][^)]*\)/gi;
/** Black, white and greys, as of masks, shadows and QR codes. */
const WITHOUT_HUE = /^(?:#([\da-f])\1{2}|#([\da-f]{2})\2{2}|oklch\([\d.]+ 0 .*)$/i;

it('no file but the palette names a colour with a hue', () => {
  const files = globSync('app/**/*.{ts,tsx,css}', { exclude: ['app/theme/palette.ts'] });
  expect(files.length).toBeGreaterThan(400);
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COLOR)]
      .filter(([color]) => !WITHOUT_HUE.test(color))
      .map(([color]) => `${file}: ${color}`),
  );
  expect(named).toEqual([]);
});

// As Chromium converts them.
it.each([
  [palette.accent.light, '#036169'],
  [palette.accent.dark, '#6eccd1'],
  [palette.deviationMark.light, '#ce7301'],
  [palette.canvas.light, '#fbfaf7'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(1 0 0)', '#ffffff'],
])('%s is %s in mails, files and icons', (color, hex) => {
  expect(toHex(color)).toBe(hex);
});
