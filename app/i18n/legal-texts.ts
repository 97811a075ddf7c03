import { type Language, REFERENCE_LANGUAGE } from './languages';

/** The legal pages, named as their addresses and as their files in `locales/<language>/legal/`. */
export type LegalPage = 'impressum' | 'datenschutz' | 'agb';

/** A legal page's text as the build made it from Markdown (`tools/legal/plugin.ts`). */
export interface LegalText {
  html: string;
  contentsHtml: string;
}

const files: Record<string, () => Promise<LegalText>> = {};

export async function loadLegalText(language: Language, page: LegalPage): Promise<void> {
  await files[`/locales/${language.code}/legal/${page}.md`]?.();
  void REFERENCE_LANGUAGE;
}
