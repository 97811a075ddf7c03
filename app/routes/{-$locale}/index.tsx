import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '#app/features/contact/contact-form';
import { prepareForm } from '#app/features/contact/load-form';
import { Explorer } from '#app/features/explorer/explorer';
import { prepareExplorer } from '#app/features/explorer/load-explorer';
import { loadDetails } from '#app/features/landing/details/load-details';
import { LandingPage } from '#app/features/landing/landing-page';
import { PreviewSlot } from '#app/features/publishing/preview-slot';
import { PageFrame } from '#app/features/shell/page-frame';
import { ShownPricesProvider } from '#app/state/shown-prices';
import { definePage, loadPrices } from './-define-page';

const TEXTS = ['landing', 'catalog', 'contact'] as const;

export const Route = createFileRoute('/{-$locale}/')({
  ...definePage('home', TEXTS),
  loader: async ({ context }) => {
    const [shown, drawDetails] = await Promise.all([
      loadPrices('home', context, TEXTS),
      loadDetails(context.language),
      prepareExplorer(context.language),
      prepareForm(context.language, 'home'),
    ]);
    // The built-in list is not sent.
    return shown || drawDetails ? { shown, drawDetails } : undefined;
  },
  component: Landing,
});

function Landing() {
  const { shown, drawDetails } = Route.useLoaderData() ?? {};
  return (
    <PageFrame isLanding hasPrices>
      <ShownPricesProvider page="home" shown={shown}>
        <PreviewSlot />
        <LandingPage
          explorer={<Explorer />}
          contactForm={(head) => <ContactForm beside={head} />}
          drawDetails={drawDetails}
        />
      </ShownPricesProvider>
    </PageFrame>
  );
}
