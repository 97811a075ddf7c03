import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '#app/i18n/language-context';
import { findLanguage, referenceLanguage } from '#app/i18n/languages';
import { NamespaceProvider } from '#app/i18n/namespace-provider';
import type { Namespace } from '#app/i18n/namespaces';
import { createTranslations } from '#app/i18n/translations';

const NAMESPACES: readonly Namespace[] = [
  ...(['landing', 'catalog', 'pricing', 'contact'] as const),
  ...(['comparison', 'faq', 'security', 'sheet', 'calculator', 'curve', 'explorer'] as const),
];

/** A part of a page as the server writes it. */
export async function show(code: string, part: ReactNode): Promise<string> {
  const language = findLanguage(code) ?? referenceLanguage;
  const translations = createTranslations();
  await translations.load(language, NAMESPACES);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <LanguageProvider language={language} translations={translations}>
        <NamespaceProvider namespaces={NAMESPACES}>{part}</NamespaceProvider>
      </LanguageProvider>
    </RouterContextProvider>,
  ).replace(/[\u00a0\u202f]/g, ' ');
}

/** Markup as it is read: its texts, each element's apart from the next. */
export function read(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
