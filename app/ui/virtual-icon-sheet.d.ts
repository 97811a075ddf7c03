declare module 'virtual:icon-sheet' {
  /** The address of the file that holds all icons, by `tools/pictures/plugin.ts`. */
  export const ICON_SHEET: string;
  /** The same icons as markup. */
  export const ICON_MARKUP: string;
}
