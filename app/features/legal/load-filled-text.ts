import { startOnce } from '#app/domain/start-once';
import { type DataHandling, fillDataHandling } from '#app/i18n/data-handling';
import type { Language } from '#app/i18n/languages';
import { findLegalLanguage, loadLegalText, rememberLegalText } from '#app/i18n/legal-texts';
import type { TextPage } from '#app/pages';
import { fetchDataHandling } from './data-handling.functions';

const pending = new Map<string, Promise<DataHandling>>();

/** Adds a legal page's text, with the handling of this deployment, to the translations. */
export async function loadFilledText(language: Language, page: TextPage): Promise<void> {
  const text = await loadLegalText(language, page);
  if (!text.hasDataHandling) return;
  const { locale } = findLegalLanguage(language, page);
  // Once for all texts; a failed request is repeated.
  const handling = await startOnce(pending, 'handling', fetchDataHandling);
  const html = fillDataHandling(text.html, handling, locale);
  rememberLegalText(language, page, { ...text, html });
}
