import { createFileRoute } from '@tanstack/react-router';
import { defineTextPage } from './-define-page';
import { LegalPage } from './-legal-page';

export const Route = createFileRoute('/{-$locale}/barrierefreiheit')({
  ...defineTextPage('barrierefreiheit'),
  component: () => <LegalPage page="barrierefreiheit" />,
});
