import { describe, expect, test } from 'vitest';
import { moreContrast, palette } from '#app/theme/palette';
import { toLinearRgb } from '#app/theme/srgb';

const grounds = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;

type ColorName = keyof typeof palette;

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

const clear = { ...palette, ...moreContrast };
const clearTexts = texts.filter(([text]) => text !== 'accentHover');

describe.each(themes)('%s theme', (theme) => {
  test.each([
    ['text', palette, texts, 4.5],
    ['shape', palette, shapes, 3],
    ['text with more contrast', clear, clearTexts, 7],
    ['line with more contrast', clear, [['line', grounds]], 3],
    ['shape with more contrast', clear, shapes, 4.5],
  ] as const)('%s is seen on each of its grounds', (_, colors, table, least) => {
    const ratios = pairs(table).map(([front, ground]) => ({
      front,
      ground,
      ratio: contrast(colors[front][theme], colors[ground][theme]),
    }));
    expect(ratios.filter(({ ratio }) => ratio < least)).toEqual([]);
  });

  test.each([...Object.entries(palette), ...Object.entries(moreContrast)])(
    'every screen can show %s',
    (_, color) => {
      expect(isInSrgb(color[theme])).toBe(true);
    },
  );
});

function pairs(table: typeof texts): [ColorName, ColorName][] {
  return table.flatMap(([front, behind]) =>
    behind.map((ground): [ColorName, ColorName] => [front, ground]),
  );
}

/** WCAG contrast of two colours written as `oklch(L C H)`. */
function contrast(first: string, second: string): number {
  const [bright = 0, dim = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** Whether the colour is within sRGB (a thousandth aside), so that no screen has to bend it. */
function isInSrgb(color: string): boolean {
  return toLinearRgb(color).every((channel) => channel > -0.001 && channel < 1.001);
}

function luminance(color: string): number {
  const [red, green, blue] = toLinearRgb(color);
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
