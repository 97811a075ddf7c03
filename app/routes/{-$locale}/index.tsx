import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '#app/features/landing/landing-page';
import { CustomPricesNotice } from '#app/features/pricing-admin/custom-prices-notice';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { translatorFor } from '#app/i18n/translator';
import { site } from '#app/site';

export const Route = createFileRoute('/{-$locale}/')({
  loader: ({ context }) =>
    context.translations.load(context.language, ['catalog', 'landing', 'pricing']),
  head: ({ match }) => {
    const t = translatorFor(match.context, 'landing');
    return pageHead({
      title: t('meta.title'),
      description: t('meta.description', { brand: site.brand }),
    });
  },
  component: Landing,
});

function Landing() {
  return (
    <PageFrame isLanding>
      <LandingPage pricesNotice={<CustomPricesNotice />} />
    </PageFrame>
  );
}
