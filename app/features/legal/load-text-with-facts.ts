import { startOnce } from '#app/domain/start-once';
import { type DeploymentFacts, fillDeploymentFacts } from '#app/i18n/deployment-facts';
import type { Language } from '#app/i18n/languages';
import { findLegalLanguage, loadLegalText, rememberLegalText } from '#app/i18n/legal-texts';
import type { TextPage } from '#app/pages';
import { fetchDeploymentFacts } from './deployment-facts.functions';

const pending = new Map<string, Promise<DeploymentFacts>>();

/** Adds a legal page's text, with the facts of this deployment, to the translations. */
export async function loadTextWithFacts(language: Language, page: TextPage): Promise<void> {
  const text = await loadLegalText(language, page);
  if (!text.hasDeploymentFacts) return;
  const { locale } = findLegalLanguage(language, page);
  // Once for all texts; a failed request is repeated.
  const facts = await startOnce(pending, 'facts', fetchDeploymentFacts);
  const html = fillDeploymentFacts(text.html, facts, locale);
  rememberLegalText(language, page, { ...text, html });
}
