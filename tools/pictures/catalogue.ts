import { LISTED_PAGES } from '#app/pages.ts';

/** What there is to render. Read by the script and by the pages it photographs. */
export const SCENES = [
  'landscape-explorer',
  'stage-management',
  'dashboard',
  'runtime-reporting',
  'configuration-comparison',
] as const;

/** One Open Graph image for each page of the site. */
export const CARDS = LISTED_PAGES;

export const THEMES = ['light', 'dark'] as const;

/** CSS pixels. The scene's ratio keeps every width below on whole pixels. */
export const SCENE_SIZE = { width: 1120, height: 700 } as const;
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A phone; the page's column at normal density; the column at double density and enlarged. */
export const WIDTHS = [640, 1120, 1920] as const;

export const FORMATS = ['avif', 'webp'] as const;

export type Scene = (typeof SCENES)[number];
export type Card = (typeof CARDS)[number];
export type Theme = (typeof THEMES)[number];
