import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from './-legal-page';
import { legalRoute } from './-legal-route';

export const Route = createFileRoute('/{-$locale}/agb')({
  ...legalRoute('agb'),
  component: () => <LegalPage page="agb" />,
});
