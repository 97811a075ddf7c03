import { createFileRoute, notFound } from '@tanstack/react-router';
import { describeSelection } from '#app/domain/contact/pricing-details';
import type { Selection } from '#app/domain/pricing/selection';
import { OfferPage } from '#app/features/calculator/offer/offer-page';
import { ContactForm } from '#app/features/contact/contact-form';
import { PageFrame } from '#app/features/shell/page-frame';
import { unlistedHead } from '#app/features/shell/page-head';
import { referenceLanguage } from '#app/i18n/languages';

const TEXTS = ['sheet', 'calculator', 'catalog', 'pricing', 'contact'] as const;

/** What was shared or printed, under its number (D39). */
export const Route = createFileRoute('/{-$locale}/angebot/$number')({
  loader: async ({ context: { language, translations }, params }) => {
    // Loaded when it is needed, not with every page.
    const [{ fetchOffer }, { describeOffer }] = await Promise.all([
      import('#app/features/calculator/offers.functions'),
      import('#app/features/calculator/offer/describe-offer'),
      translations.load(language, TEXTS),
    ]);
    const found = await fetchOffer({ data: params.number });
    if (found.status === 'unknown') throw notFound();
    // To tell which texts of a published list are the built-in ones (D32).
    await translations.load(referenceLanguage, ['pricing']);
    return { found, preview: describeOffer(found, { language, translations }) };
  },
  head: ({ match, loaderData }) => unlistedHead(match.context, loaderData?.preview),
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
