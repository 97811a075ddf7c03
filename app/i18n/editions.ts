import type { TextPage } from '#app/pages.ts';

/**
 * Month of each text. Imprint and privacy policy keep the specified one (spec §2, D2). A test
 * compares months and texts.
 */
export const editions: Record<TextPage, string> = {
  'technik-und-sicherheit': '2026-11',
  datenschutz: '2025-01',
  agb: '2026-11',
  impressum: '2025-01',
  barrierefreiheit: '2026-11',
};
