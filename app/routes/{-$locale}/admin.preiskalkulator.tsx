import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminPage } from '#app/features/pricing-admin/admin-page';
import { PageFrame } from '#app/features/shell/page-frame';
import { site } from '#app/site';
import { PagePricesProvider, type ShownPrices } from '#app/state/page-prices';
import { loadPricedPage, PRELOAD_MS } from './-page-prices';

/** Open to anyone (spec §6), but nothing that search engines should show. */
export const Route = createFileRoute('/{-$locale}/admin/preiskalkulator')({
  loader: {
    handler: ({ context }) => loadPricedPage('editor', context, ['admin']),
    // No page that is open changes its prices.
    staleReloadMode: 'blocking',
  },
  preloadStaleTime: PRELOAD_MS,
  head: ({ match: { context } }) => {
    const texts = context.translations.dictionariesFor(context.language).admin;
    return {
      meta: [
        { title: `${texts?.title} · ${site.brand}` },
        { name: 'description', content: texts?.description },
        { name: 'robots', content: 'noindex' },
      ],
    };
  },
  component: Admin,
});

function Admin() {
  const loaded = Route.useLoaderData();
  // What was published from this very page is what it goes on with.
  const [own, setOwn] = useState<ShownPrices>();
  return (
    <PageFrame texts={['admin']} scripts="at-once">
      <PagePricesProvider page="editor" shown={own ?? loaded}>
        <AdminPage onPublished={(published) => setOwn({ published })} />
      </PagePricesProvider>
    </PageFrame>
  );
}
