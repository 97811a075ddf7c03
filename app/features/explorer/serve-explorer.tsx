import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '#app/i18n/language-context';
import type { Language } from '#app/i18n/languages';
import { Texts } from '#app/i18n/texts';
import { createTranslations } from '#app/i18n/translations';
import { drawExplorer } from './draw-explorer';

const TEXTS = ['explorer'] as const;

/** By language; the landscape is the same on every page and for every visitor. */
const served = new Map<string, string>();

/** Renders the explorer for the pages of a language, before the first of them is made. */
export async function serveExplorer(language: Language): Promise<void> {
  if (served.has(language.code)) return;
  // Of its own: what a page's texts are, its browser loads with its first scripts.
  const translations = createTranslations();
  await translations.load(language, TEXTS);
  const markup = renderToStaticMarkup(
    <LanguageProvider {...{ language, translations }}>
      <Texts namespaces={TEXTS}>{drawExplorer()}</Texts>
    </LanguageProvider>,
  );
  served.set(language.code, markup);
}

export function findServed(language: Language): string | undefined {
  return served.get(language.code);
}
