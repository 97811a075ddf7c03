import { createFileRoute } from '@tanstack/react-router';
import { defineTextPage } from './-define-page';
import { LegalPage } from './-legal-page';

export const Route = createFileRoute('/{-$locale}/datenschutz')({
  ...defineTextPage('datenschutz'),
  component: () => <LegalPage page="datenschutz" />,
});
