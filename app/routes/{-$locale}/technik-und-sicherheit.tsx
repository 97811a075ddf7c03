import { createFileRoute } from '@tanstack/react-router';
import { SecuritySummary } from '#app/features/landing/security/summary';
import { LegalArticle } from '#app/features/legal/legal-article';
import { PageFrame } from '#app/features/shell/page-frame';
import { legalRoute } from './-legal-route';

const TEXTS = ['legal', 'security'] as const;

const route = legalRoute('technik-und-sicherheit', TEXTS);

/** Markdown like the legal texts, below the landing page's summary. */
export const Route = createFileRoute('/{-$locale}/technik-und-sicherheit')({
  ...route,
  component: TechnologyAndSecurity,
});

function TechnologyAndSecurity() {
  return (
    <PageFrame texts={TEXTS} isPrintedAlone>
      <LegalArticle page="technik-und-sicherheit">
        <SecuritySummary />
      </LegalArticle>
    </PageFrame>
  );
}
