import { LISTED_PAGES } from '#app/pages.ts';

/** Views of a scene in CSS pixels, the size at which the landing page shows them. */
export const VIEWS = {
  /** The content's full width, and enlarged: on a tablet, at normal and at double density. */
  screen: { suffix: '', size: { width: 1200, height: 560 }, widths: [750, 1200, 2400] },
  /** Two columns of cards. */
  wide: { suffix: '-wide', size: { width: 600, height: 260 }, widths: [600, 1200] },
  /** One column of cards. */
  tall: { suffix: '-tall', size: { width: 290, height: 260 }, widths: [290, 580] },
  /** Phones. */
  closeUp: { suffix: '-close-up', size: { width: 330, height: 220 }, widths: [480, 960] },
} as const;

/** The scenes and the views in which each is shown; those with a `screen` enlarge. */
export const SCENES = [
  { name: 'landscape-explorer', views: ['screen', 'closeUp'] },
  { name: 'stage-management', views: ['screen', 'closeUp'] },
  { name: 'dashboard', views: ['screen', 'tall', 'closeUp'] },
  { name: 'explorer', views: ['wide', 'closeUp'] },
  { name: 'runtime-reporting', views: ['screen', 'tall', 'closeUp'] },
  { name: 'landscape-monitoring', views: ['tall', 'closeUp'] },
  { name: 'configuration-comparison', views: ['screen', 'wide', 'closeUp'] },
  { name: 'languages', views: ['tall', 'closeUp'] },
] as const;

/** One Open Graph image for each page of the site. */
export const CARDS = LISTED_PAGES;

export const CARD_SIZE = { width: 1200, height: 630 } as const;

export const THEMES = ['light', 'dark'] as const;

export const FORMATS = ['avif', 'webp'] as const;

export type View = keyof typeof VIEWS;
export type Scene = (typeof SCENES)[number]['name'];
export type Card = (typeof CARDS)[number];
export type Theme = (typeof THEMES)[number];

/** Every view of every scene; `picture` is its name in addresses, such as `dashboard-close-up`. */
export const PICTURES = SCENES.flatMap(({ name, views }) =>
  views.map((view) => ({ scene: name, view, picture: `${name}${VIEWS[view].suffix}` })),
);
