import { LISTED_PAGES } from '#app/pages.ts';

/** All pictures to render; read by the script and by the pages that it captures. */
export const SCENES = [
  'landscape-explorer',
  'stage-management',
  'dashboard',
  'explorer',
  'runtime-reporting',
  'landscape-monitoring',
  'configuration-comparison',
  'languages',
] as const;

/** One Open Graph image for each page of the site. */
export const CARDS = LISTED_PAGES;

export const THEMES = ['light', 'dark'] as const;

/**
 * Each scene is a whole screen, and a close-up of one finding for places in which a screen could not
 * be read: phones and cards. CSS pixels; the ratio keeps every width on whole pixels.
 */
export const VIEWS = {
  screen: {
    size: { width: 1120, height: 700 },
    // A tablet; the page's column at normal density; at double density and enlarged.
    widths: [640, 1120, 1920],
  },
  closeUp: {
    size: { width: 360, height: 240 },
    // At normal density; a phone's.
    widths: [480, 960],
  },
} as const;

export const CARD_SIZE = { width: 1200, height: 630 } as const;

export const FORMATS = ['avif', 'webp'] as const;

export type Scene = (typeof SCENES)[number];
export type View = keyof typeof VIEWS;
export type Card = (typeof CARDS)[number];
export type Theme = (typeof THEMES)[number];

/** Name of a scene's view in addresses. */
export function nameView(scene: Scene, view: View): string {
  return view === 'closeUp' ? `${scene}-close-up` : scene;
}
