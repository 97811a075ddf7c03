import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from './-legal-page';
import { legalRoute } from './-legal-route';

export const Route = createFileRoute('/{-$locale}/barrierefreiheit')({
  ...legalRoute('barrierefreiheit'),
  component: () => <LegalPage page="barrierefreiheit" />,
});
