import type { TextPage } from '#app/pages';

interface Edition {
  /** The month the text is of (D2). */
  of: string;
  /** The month of its last change, where that is a later one. */
  changed?: string;
}

/** A test holds them beside the texts, so that no text changes without its month. */
export const editions: Record<TextPage, Edition> = {
  'technik-und-sicherheit': { of: '2026-11' },
  datenschutz: { of: '2025-01', changed: '2026-11' },
  agb: { of: '2025-01' },
  impressum: { of: '2025-01' },
  barrierefreiheit: { of: '2026-11' },
};
