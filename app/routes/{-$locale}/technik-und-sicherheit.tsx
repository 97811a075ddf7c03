import { createFileRoute } from '@tanstack/react-router';
import { SecurityIntro, SecurityNextStep } from '#app/features/landing/security';
import { defineTextPage } from './-define-page';
import { LegalPage } from './-legal-page';

/** Markdown like the legal texts, with the way to the form at its end. */
export const Route = createFileRoute('/{-$locale}/technik-und-sicherheit')({
  ...defineTextPage('technik-und-sicherheit'),
  component: () => (
    <LegalPage page="technik-und-sicherheit" end={<SecurityNextStep />}>
      <SecurityIntro />
    </LegalPage>
  ),
});
