import { createFileRoute, notFound } from '@tanstack/react-router';
import { describeSelection } from '#app/domain/contact/pricing-details';
import type { Selection } from '#app/domain/pricing/selection';
import { describeOffer } from '#app/features/calculator/offer/describe-offer';
import { OfferPage } from '#app/features/calculator/offer/offer-page';
import { fetchOffer } from '#app/features/calculator/offers.functions';
import { ContactForm } from '#app/features/contact/contact-form';
import { PageFrame } from '#app/features/shell/page-frame';
import { describeUnlisted } from '#app/features/shell/unlisted-head';
import { referenceLanguage } from '#app/i18n/languages';

const TEXTS = ['sheet', 'calculator', 'catalog', 'pricing', 'contact'] as const;

/** What was shared or printed, under its number (D39). */
export const Route = createFileRoute('/{-$locale}/angebot/$number')({
  // All in one chunk: the first script of every page holds the route's name and no more.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { language, translations }, params }) => {
    const [found] = await Promise.all([
      fetchOffer({ data: params.number }),
      translations.load(language, TEXTS),
    ]);
    if (found.status === 'unknown') throw notFound();
    // To tell which texts of a published list are the built-in ones (D32).
    await translations.load(referenceLanguage, ['pricing']);
    const preview = await describeOffer(found, { language, translations });
    return { found, meta: describeUnlisted({ language }, preview) };
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  component: Offer,
});

function Offer() {
  const { found } = Route.useLoaderData();
  const { pathname } = Route.useMatch();
  return (
    <PageFrame texts={TEXTS} isPrintedAlone>
      <OfferPage found={found} path={pathname} renderForm={renderForm} />
    </PageFrame>
  );
}

function renderForm(selection: Selection) {
  return <ContactForm pricingDetails={describeSelection(selection)} />;
}
