import { paperColors } from './palette.ts';

/** A colour of what is white in both themes, as mail clients and PDF files take it. */
export function paperHex(name: keyof typeof paperColors): string {
  return toHex(paperColors[name]);
}

/** Converts `oklch(L C H)` to `#rrggbb`. */
export function toHex(color: string): string {
  const parts = toLinearRgb(color).map((channel) => {
    const part = Math.min(1, Math.max(0, channel));
    const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Red, green and blue before gamma, by Björn Ottosson's matrices as in CSS Color 4.
 * @throws Error for any other notation
 */
export function toLinearRgb(color: string): [number, number, number] {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!match) throw new Error(`not an OKLCH colour: ${color}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
