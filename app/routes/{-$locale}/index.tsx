import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '#app/features/landing/landing-page';
import { structuredData } from '#app/features/landing/structured-data';
import { CustomPricesNotice } from '#app/features/pricing-admin/custom-prices-notice';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { addressOf } from '#app/features/shell/pages';
import { translatorFor } from '#app/i18n/translator';
import { site } from '#app/site';
import { builtInConfigFor } from '#app/state/use-pricing-config';

export const Route = createFileRoute('/{-$locale}/')({
  loader: ({ context }) =>
    context.translations.load(context.language, ['catalog', 'landing', 'pricing']),
  head: ({ match }) => {
    const t = translatorFor(match.context, 'landing');
    const { language } = match.context;
    const description = t('meta.description', { brand: site.brand });
    const config = builtInConfigFor(translatorFor(match.context, 'pricing'));
    return pageHead({
      page: '/',
      language,
      title: t('meta.title'),
      description,
      structuredData: structuredData({
        config,
        language,
        address: addressOf('/', language),
        description,
      }),
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
