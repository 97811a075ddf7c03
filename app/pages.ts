/**
 * All pages of the site, in the footer's order. Sitemap, `robots.txt`, heads, share images, footer
 * and their tests are derived from these lists.
 */

/** The names are also the addresses and the file names in `locales/<language>/legal/`. */
export const LEGAL_PAGES = ['datenschutz', 'agb', 'impressum', 'barrierefreiheit'] as const;

/** Pages that are Markdown files in that folder. */
export const TEXT_PAGES = ['technik-und-sicherheit', ...LEGAL_PAGES] as const;

/** Pages for search engines; texts and share images use the same names. */
export const LISTED_PAGES = ['home', 'calculator', 'landscape', ...TEXT_PAGES] as const;

/** Public pages that search engines must not index. */
export const UNLISTED_PAGES = [
  'office',
  'admin',
  'inquiries',
  'team',
  'account',
  'signIn',
] as const;

/**
 * Pages reached only by a shared link; link previews may read them, and their heads say noindex.
 */
const LINKED_PAGES = ['offer', 'scenarios'] as const;

/**
 * Pages with a stricter policy that belongs to their document (D52): links to and from them load a
 * document, and nothing of them is loaded later.
 */
export const ISOLATED_PAGES = ['landscape'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];
export type TextPage = (typeof TEXT_PAGES)[number];
export type ListedPage = (typeof LISTED_PAGES)[number];
export type Page = ListedPage | (typeof UNLISTED_PAGES)[number] | (typeof LINKED_PAGES)[number];

/** Paths without language prefix. */
export const PATHS = {
  home: '/',
  calculator: '/preiskalkulator',
  landscape: '/landschaft',
  'technik-und-sicherheit': '/technik-und-sicherheit',
  datenschutz: '/datenschutz',
  agb: '/agb',
  impressum: '/impressum',
  barrierefreiheit: '/barrierefreiheit',
  offer: '/angebot',
  scenarios: '/szenarien',
  office: '/admin',
  admin: '/admin/preiskalkulator',
  inquiries: '/admin/anfragen',
  team: '/admin/team',
  account: '/admin/konto',
  signIn: '/admin/anmelden',
} as const satisfies Record<Page, `/${string}`>;
