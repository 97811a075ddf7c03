/** The legal pages, named as their addresses and as their files in `locales/<language>/legal/`. */
export const LEGAL_PAGES = ['impressum', 'datenschutz', 'agb'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];
