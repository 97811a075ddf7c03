import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '#app/i18n/language-context';
import type { Language } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { DrawnExplorer } from './live-landscape';

/** Markup by language; it is the same for every visitor. */
const served = new Map<string, string>();

/** Renders the explorer before the first page of a language is rendered. */
export async function serveExplorer(language: Language): Promise<void> {
  if (served.has(language.code)) return;
  await loadTexts(language, ['details']);
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <DrawnExplorer />
    </LanguageProvider>,
  );
  served.set(language.code, markup);
}

export function findServed(language: Language): string | undefined {
  return served.get(language.code);
}
