import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from './-legal-page';
import { legalRoute } from './-legal-route';

export const Route = createFileRoute('/{-$locale}/impressum')({
  ...legalRoute('impressum'),
  component: () => <LegalPage page="impressum" />,
});
