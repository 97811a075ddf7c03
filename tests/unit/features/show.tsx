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
import { loadTexts } from '#app/i18n/texts';

/** A part of a page as the server writes it. */
export async function show(code: string, part: ReactNode): Promise<string> {
  const language = findLanguage(code) ?? referenceLanguage;
  await loadTexts(language, [
    'common',
    'landing',
    'catalog',
    'calculator',
    'contact',
    'details',
    'landscape',
    'staff',
  ]);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <LanguageProvider language={language}>{part}</LanguageProvider>
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
