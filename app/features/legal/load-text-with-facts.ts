import { type DeploymentFacts, fillDeploymentFacts } from '#app/i18n/deployment-facts';
import type { Language } from '#app/i18n/languages';
import { findLegalLanguage, loadLegalText, rememberLegalText } from '#app/i18n/legal-texts';
import type { TextPage } from '#app/pages';
import { fetchDeploymentFacts } from './deployment-facts.functions';

let pending: Promise<DeploymentFacts> | undefined;

/** Adds a legal page's text, with the facts of this deployment, to the translations. */
export async function loadTextWithFacts(language: Language, page: TextPage): Promise<void> {
  const text = await loadLegalText(language, page);
  if (!text.hasDeploymentFacts) return;
  const { locale } = findLegalLanguage(language, page);
  const html = fillDeploymentFacts(text.html, await fetchFactsOnce(), locale);
  rememberLegalText(language, page, { ...text, html });
}

/** Fetches the facts once for all texts; a failed request is retried. */
function fetchFactsOnce(): Promise<DeploymentFacts> {
  pending ??= fetchDeploymentFacts().catch((error) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
