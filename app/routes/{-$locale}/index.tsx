import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '#app/features/contact/contact-form';
import { Explorer } from '#app/features/explorer/explorer';
import { prepareExplorer } from '#app/features/explorer/load-explorer';
import { LandingPage } from '#app/features/landing/landing-page';
import { PreviewSlot } from '#app/features/publishing/preview-slot';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { PagePricesProvider } from '#app/state/page-prices';
import { loadDetails } from './-landing-details';
import { loadPricedPage, PRELOAD_MS } from './-page-prices';

const TEXTS = ['landing', 'catalog', 'pricing', 'contact'] as const;

export const Route = createFileRoute('/{-$locale}/')({
  loader: {
    handler: async ({ context }) => {
      const [shown, drawDetails] = await Promise.all([
        loadPricedPage('home', context, TEXTS),
        loadDetails(context),
        prepareExplorer(context),
      ]);
      // The built-in list is not sent.
      return shown || drawDetails ? { shown, drawDetails } : undefined;
    },
    // An open page keeps its prices.
    staleReloadMode: 'blocking',
  },
  preloadStaleTime: PRELOAD_MS,
  head: ({ match }) => pageHead('home', match.context),
  component: Landing,
});

function Landing() {
  const { shown, drawDetails } = Route.useLoaderData() ?? {};
  return (
    <PageFrame texts={TEXTS} isLanding hasPrices>
      <PagePricesProvider page="home" shown={shown}>
        <PreviewSlot />
        <LandingPage
          explorer={<Explorer />}
          contactForm={(head) => <ContactForm beside={head} />}
          drawDetails={drawDetails}
        />
      </PagePricesProvider>
    </PageFrame>
  );
}
