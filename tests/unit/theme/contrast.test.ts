import { describe, expect, test } from 'vitest';
import { type ColorName, moreContrast, palette } from '#app/theme/palette';
import { contrast, isInSrgb } from './oklch';

const grounds = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;

/** Text, and the grounds it stands on. WCAG 2.2, 1.4.3: at least 4.5:1. */
const texts: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['ink', [...grounds, 'accentSoft', 'alignedSoft', 'deviationSoft', 'dangerSoft']],
  ['muted', [...grounds, 'accentSoft', 'alignedSoft', 'deviationSoft', 'dangerSoft']],
  ['accent', [...grounds, 'accentSoft']],
  ['accentHover', grounds],
  ['onAccent', ['accent', 'accentHover', 'danger']],
  ['aligned', [...grounds, 'alignedSoft']],
  ['deviation', [...grounds, 'deviationSoft']],
  ['danger', [...grounds, 'dangerSoft']],
  ['onBand', ['band']],
  ['onBandMuted', ['band']],
];

/** Borders of controls, rings, marks. WCAG 2.2, 1.4.11: at least 3:1. */
const shapes: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['lineStrong', grounds],
  ['focus', [...grounds, 'accentSoft', 'alignedSoft', 'deviationSoft', 'dangerSoft']],
  ['deviationMark', grounds],
];

const themes = ['light', 'dark'] as const;

describe.each(themes)('%s theme', (theme) => {
  test.each(pairs(texts))('text: %s on %s', (text, ground) => {
    expect(contrast(palette[text][theme], palette[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))('shape: %s on %s', (shape, ground) => {
    expect(contrast(palette[shape][theme], palette[ground][theme])).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(palette))('every screen can show %s', (_, color) => {
    expect(isInSrgb(color[theme])).toBe(true);
  });
});

describe.each(themes)('%s theme, with more contrast', (theme) => {
  const clear = { ...palette, ...moreContrast };
  const plain = texts.filter(([text]) => text !== 'onAccent' && text !== 'accentHover');

  test.each(pairs(plain))('text: %s on %s', (text, ground) => {
    expect(contrast(clear[text][theme], clear[ground][theme])).toBeGreaterThanOrEqual(7);
  });

  test.each(pairs([['onAccent', ['accent', 'accentHover', 'danger']]]))(
    'text: %s on %s',
    (text, ground) => {
      expect(contrast(clear[text][theme], clear[ground][theme])).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(pairs([['line', grounds]]))('shape: %s on %s', (shape, ground) => {
    expect(contrast(clear[shape][theme], clear[ground][theme])).toBeGreaterThanOrEqual(3);
  });

  test.each(pairs(shapes))('shape: %s on %s', (shape, ground) => {
    expect(contrast(clear[shape][theme], clear[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(moreContrast))('every screen can show %s', (_, color) => {
    expect(isInSrgb(color[theme])).toBe(true);
  });
});

// Figures anyone can look up, so that the measuring itself is measured.
test.each([
  ['oklch(1 0 0)', 'oklch(0 0 0)', 21],
  ['oklch(1 0 0)', 'oklch(0.62796 0.25768 29.2339)', 4.0], // #ff0000
  ['oklch(1 0 0)', 'oklch(0.45201 0.31321 264.052)', 8.59], // #0000ff
  ['oklch(1 0 0)', 'oklch(0.56811 0 0)', 4.54], // #767676
])('contrast of %s and %s', (first, second, expected) => {
  expect(contrast(first, second)).toBeCloseTo(expected, 1);
});

function pairs(table: typeof texts): [ColorName, ColorName][] {
  return table.flatMap(([front, behind]) =>
    behind.map((ground): [ColorName, ColorName] => [front, ground]),
  );
}
