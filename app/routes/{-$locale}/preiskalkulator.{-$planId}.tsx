import { createFileRoute } from '@tanstack/react-router';
import { calculatorSearchSchema } from '#app/domain/pricing/search';
import { CalculatorPage } from '#app/features/calculator/calculator-page';
import { AdminButton } from '#app/features/pricing-admin/admin-button';
import { CustomPricesNotice } from '#app/features/pricing-admin/custom-prices-notice';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { translatorFor } from '#app/i18n/translator';

export const Route = createFileRoute('/{-$locale}/preiskalkulator/{-$planId}')({
  validateSearch: calculatorSearchSchema,
  loader: ({ context }) =>
    context.translations.load(context.language, ['calculator', 'catalog', 'pricing']),
  head: ({ match }) => {
    const t = translatorFor(match.context, 'calculator');
    return pageHead({
      page: '/preiskalkulator',
      language: match.context.language,
      title: t('meta.title'),
      description: t('meta.description'),
    });
  },
  component: Calculator,
});

function Calculator() {
  const { planId } = Route.useParams();
  return (
    <PageFrame>
      <CalculatorPage planId={planId} search={Route.useSearch()} notice={<CustomPricesNotice />} />
      <AdminButton />
    </PageFrame>
  );
}
