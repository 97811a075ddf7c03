import { createFileRoute } from '@tanstack/react-router';
import { defineTextPage } from './-define-page';
import { LegalPage } from './-legal-page';

export const Route = createFileRoute('/{-$locale}/agb')({
  ...defineTextPage('agb'),
  component: () => <LegalPage page="agb" />,
});
