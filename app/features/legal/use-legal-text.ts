import { use } from 'react';
import type { Language } from '#app/i18n/languages';
import {
  findLegalText,
  type LegalText,
  loadLegalText,
  rememberLegalText,
} from '#app/i18n/legal-texts';
import type { TextPage } from '#app/pages';

/** Ids of the elements that hold a legal text, so that the browser finds the server's text. */
export const textElements = { contents: 'legal-contents', body: 'legal-text' } as const;

/** Key of a text, stored on its element. */
export function textKey(language: Language, page: TextPage): string {
  return `${language.code}/${page}`;
}

/**
 * A legal page's text. The route has loaded it, except during hydration: then it is read from the
 * document, so that it is not sent twice.
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
