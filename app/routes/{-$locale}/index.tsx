import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '#app/features/contact/contact-form';
import { formPart } from '#app/features/contact/form-part';
import { Explorer } from '#app/features/explorer/explorer';
import { explorerPart } from '#app/features/explorer/explorer-part';
import { detailsPart } from '#app/features/landing/details/details-part';
import { LandingPage } from '#app/features/landing/landing-page';
import { PreviewSlot } from '#app/features/publishing/preview-slot';
import { PageFrame } from '#app/features/shell/page-frame';
import { prepare } from '#app/later/define-part';
import { ShownPricesProvider } from '#app/state/shown-prices';
import { definePage, loadPrices } from './-define-page';

const TEXTS = ['landing', 'catalog', 'contact'] as const;

export const Route = createFileRoute('/{-$locale}/')({
  ...definePage('home', TEXTS),
  loader: async ({ context }) => {
    const page = { language: context.language, page: 'home' } as const;
    const [shown] = await Promise.all([
      loadPrices('home', context, TEXTS),
      prepare(page, detailsPart, explorerPart, formPart),
    ]);
    return shown;
  },
  component: Landing,
});

function Landing() {
  return (
    <PageFrame isLanding hasPrices>
      <ShownPricesProvider page="home" shown={Route.useLoaderData()}>
        <PreviewSlot />
        <LandingPage
          explorer={<Explorer />}
          contactForm={(head) => <ContactForm beside={head} />}
        />
      </ShownPricesProvider>
    </PageFrame>
  );
}
