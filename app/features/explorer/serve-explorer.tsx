import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '#app/i18n/language-context';
import type { Language } from '#app/i18n/languages';
import { NamespaceProvider } from '#app/i18n/namespace-provider';
import { createTranslations } from '#app/i18n/translations';
import { drawExplorer } from './draw-explorer';

const TEXTS = ['explorer'] as const;

/** Markup by language; it is the same for every visitor. */
const served = new Map<string, string>();

/** Renders the explorer before the first page of a language is rendered. */
export async function serveExplorer(language: Language): Promise<void> {
  if (served.has(language.code)) return;
  // A separate instance, because browsers load all texts of the page's instance with the first
  // scripts.
  const translations = createTranslations();
  await translations.load(language, TEXTS);
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language} translations={translations}>
      <NamespaceProvider namespaces={TEXTS}>{drawExplorer()}</NamespaceProvider>
    </LanguageProvider>,
  );
  served.set(language.code, markup);
}

export function findServed(language: Language): string | undefined {
  return served.get(language.code);
}
