/** The used part of `subset-font`, which ships no types. */
declare module 'subset-font' {
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}

/** The used part of `fontkit`, which ships no types. */
declare module 'fontkit' {
  export function create(font: Uint8Array): { hasGlyphForCodePoint: (code: number) => boolean };
}
