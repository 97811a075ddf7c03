import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#app/features/legal/legal-page';
import { defineTextPage } from './-define-page';

export const Route = createFileRoute('/{-$locale}/barrierefreiheit')({
  ...defineTextPage('barrierefreiheit'),
  component: () => <LegalPage page="barrierefreiheit" />,
});
