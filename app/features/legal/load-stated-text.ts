import type { Language } from '#app/i18n/languages';
import { languageOfLegalText, loadLegalText, rememberLegalText } from '#app/i18n/legal-texts';
import { type StatedFacts, stateFacts } from '#app/i18n/stated-facts';
import type { TextPage } from '#app/pages';
import { fetchStatedFacts } from './stated-facts.functions';

let asked: Promise<StatedFacts> | undefined;

/** Makes a legal page's text known, with what it says of this deployment. */
export async function loadStatedText(language: Language, page: TextPage): Promise<void> {
  const text = await loadLegalText(language, page);
  if (!text.isStated) return;
  const { locale } = languageOfLegalText(language, page);
  const html = stateFacts(text.html, await askOnce(), locale);
  rememberLegalText(language, page, { ...text, html });
}

/** The same for each text; what could not be asked is asked again. */
function askOnce(): Promise<StatedFacts> {
  const asking = asked ?? fetchStatedFacts();
  asked = asking;
  asking.catch(() => {
    asked = undefined;
  });
  return asking;
}
