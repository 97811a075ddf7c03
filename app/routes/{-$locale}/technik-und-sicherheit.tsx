import { createFileRoute } from '@tanstack/react-router';
import { SecuritySummary } from '#app/features/landing/security';
import { defineTextPage } from './-define-page';
import { LegalPage } from './-legal-page';

/** Markdown like the legal texts, below the landing page's summary. */
export const Route = createFileRoute('/{-$locale}/technik-und-sicherheit')({
  ...defineTextPage('technik-und-sicherheit'),
  component: () => (
    <LegalPage page="technik-und-sicherheit">
      <SecuritySummary />
    </LegalPage>
  ),
});
