declare module 'virtual:sheet-fonts' {
  /** Static TrueType fonts in Base64, by `tools/fonts/plugin.ts`; the first with a character has it. */
  export const FONTS: readonly {
    characters: string;
    regular: string;
    semibold: string;
  }[];
}
