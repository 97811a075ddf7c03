import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '#app/features/contact/contact-form';
import { LandingPage } from '#app/features/landing/landing-page';
import { PreviewPlace } from '#app/features/pricing-admin/preview-place';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { PagePricesProvider } from '#app/state/page-prices';
import { loadPricedPage, PRELOAD_MS } from './-page-prices';

const TEXTS = ['landing', 'catalog', 'pricing', 'contact'] as const;

export const Route = createFileRoute('/{-$locale}/')({
  loader: {
    handler: ({ context }) => loadPricedPage('home', context, TEXTS),
    // No page that is open changes its prices.
    staleReloadMode: 'blocking',
  },
  preloadStaleTime: PRELOAD_MS,
  head: ({ match }) => pageHead('home', match.context),
  component: Landing,
});

function Landing() {
  return (
    <PageFrame texts={TEXTS} isLanding hasPrices>
      <PagePricesProvider page="home" shown={Route.useLoaderData()}>
        <PreviewPlace />
        <LandingPage contactForm={<ContactForm />} />
      </PagePricesProvider>
    </PageFrame>
  );
}
