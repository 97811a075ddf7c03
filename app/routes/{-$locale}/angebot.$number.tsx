import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OFFER_RETENTION_MONTHS } from '#app/domain/offers/retention';
import { OfferPage } from '#app/features/calculator/offer/offer-page';
import { ContactForm } from '#app/features/contact/contact-form';
import { formPart } from '#app/features/contact/form-part';
import { PageFrame } from '#app/features/shell/page-frame';
import { NotFound } from '#app/features/shell/status-pages';
import { prepare } from '#app/later/define-part';

/** A shared or printed offer (D39). */
export const Route = createFileRoute('/{-$locale}/angebot/$number')({
  loader: async ({ context, params }) => {
    // Loaded on demand, because loaders are part of every page's first script.
    const { loadOffer } = await import('./-offer');
    const [offer] = await Promise.all([
      loadOffer(params.number, context),
      prepare({ language: context.language }, formPart),
    ]);
    return offer;
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  component: Offer,
  notFoundComponent: UnknownOffer,
});

function Offer() {
  const { found } = Route.useLoaderData();
  const { pathname } = Route.useMatch();
  return (
    <PageFrame isPrintedAlone scripts="when-idle">
      <OfferPage
        found={found}
        path={pathname}
        renderForm={(selection, file) => <ContactForm request={{ selection, file }} />}
      />
    </PageFrame>
  );
}

/** Shown for a mistyped, unknown or expired number. */
function UnknownOffer() {
  const { t } = useTranslation('details');
  return (
    <PageFrame>
      <NotFound
        title={t('sheet.unknown.title')}
        text={t('sheet.unknown.text', { months: OFFER_RETENTION_MONTHS })}
      />
    </PageFrame>
  );
}
