/**
 * Every page of the site, in the footer's order. Sitemap, `robots.txt`, heads, pictures for sharing,
 * footer and their tests follow from these lists.
 */

/** Named as their addresses and as their files in `locales/<language>/legal/`. */
export const LEGAL_PAGES = ['datenschutz', 'agb', 'impressum', 'barrierefreiheit'] as const;

/** Written as Markdown in the same folder, and shown in the same way. */
export const TEXT_PAGES = ['technik-und-sicherheit', ...LEGAL_PAGES] as const;

/** Indexed pages, by their name in common texts and pictures. */
export const LISTED_PAGES = ['home', 'calculator', ...TEXT_PAGES] as const;

/** Open to everyone, but nothing for search engines. */
export const UNLISTED_PAGES = ['admin', 'signIn', 'inquiries'] as const;

/** Known by their link alone; previews may read them, and their heads keep search engines away. */
const LINKED_PAGES = ['offer', 'scenarios'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];
export type TextPage = (typeof TEXT_PAGES)[number];
export type ListedPage = (typeof LISTED_PAGES)[number];
export type Page = ListedPage | (typeof UNLISTED_PAGES)[number] | (typeof LINKED_PAGES)[number];

/** Addresses without language prefix. */
export const PATHS = {
  home: '/',
  calculator: '/preiskalkulator',
  'technik-und-sicherheit': '/technik-und-sicherheit',
  datenschutz: '/datenschutz',
  agb: '/agb',
  impressum: '/impressum',
  barrierefreiheit: '/barrierefreiheit',
  offer: '/angebot',
  scenarios: '/szenarien',
  admin: '/admin/preiskalkulator',
  signIn: '/admin/anmelden',
  inquiries: '/admin/anfragen',
} as const satisfies Record<Page, `/${string}`>;
