import type { TextPage } from '#app/pages';

/**
 * The month each text is of. For imprint and privacy policy it is the specified one, whatever has
 * changed since (spec §2, D2). A test holds the months beside the texts.
 */
export const editions: Record<TextPage, string> = {
  'technik-und-sicherheit': '2026-11',
  datenschutz: '2025-01',
  agb: '2025-01',
  impressum: '2025-01',
  barrierefreiheit: '2026-11',
};
