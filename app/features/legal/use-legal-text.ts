import { use } from 'react';
import type { Language } from '#app/i18n/languages';
import {
  findLegalText,
  type LegalText,
  loadLegalText,
  rememberLegalText,
} from '#app/i18n/legal-texts';
import type { TextPage } from '#app/pages';

/** Where a legal text stands in the document, for the browser to find what the server wrote. */
export const textElements = { contents: 'legal-contents', body: 'legal-text' } as const;

/** Marks those elements with the text they hold. */
export function textKey(language: Language, page: TextPage): string {
  return `${language.code}/${page}`;
}

/**
 * A legal page's text. The route has loaded it, except where a page of the server comes to life in
 * the browser: there it is read back from the document, so that no visitor is sent it twice.
 */
export function useLegalText(language: Language, page: TextPage): LegalText {
  const known = findLegalText(language, page) ?? readDocument(language, page);
  return known ?? use(loadLegalText(language, page));
}

function readDocument(language: Language, page: TextPage): LegalText | undefined {
  if (import.meta.env.SSR) return undefined;
  const contents = document.getElementById(textElements.contents);
  const body = document.getElementById(textElements.body);
  if (!contents || body?.dataset.text !== textKey(language, page)) return undefined;
  const text = { contentsHtml: contents.innerHTML, html: body.innerHTML };
  rememberLegalText(language, page, text);
  return text;
}
