import type { Language } from '#app/i18n/languages';
import { languageOfLegalText, loadLegalText, rememberLegalText } from '#app/i18n/legal-texts';
import { type StatedFacts, stateFacts } from '#app/i18n/stated-facts';
import type { TextPage } from '#app/pages';
import { fetchStatedFacts } from './stated-facts.functions';

let pending: Promise<StatedFacts> | undefined;

/** Adds a legal page's text, with the facts of this deployment, to the translations. */
export async function loadStatedText(language: Language, page: TextPage): Promise<void> {
  const text = await loadLegalText(language, page);
  if (!text.isStated) return;
  const { locale } = languageOfLegalText(language, page);
  const html = stateFacts(text.html, await fetchFactsOnce(), locale);
  rememberLegalText(language, page, { ...text, html });
}

/** Fetches the facts once for all texts; a failed request is retried. */
function fetchFactsOnce(): Promise<StatedFacts> {
  const request = pending ?? fetchStatedFacts();
  pending = request;
  request.catch(() => {
    pending = undefined;
  });
  return request;
}
