import { createFileRoute, notFound } from '@tanstack/react-router';
import { OnePage } from '#app/features/inquiries/detail/detail-page';
import { loadOne } from '#app/features/inquiries/load';
import { StaffLoading } from '#app/features/staff/staff-loading';
import { site } from '#app/site';

/** Addresses are lower case. */
export const Route = createFileRoute('/{-$locale}/admin/anfragen/$reference')({
  params: {
    parse: ({ reference }) => {
      if (!/^sm-\w{4}-\w{4}$/.test(reference)) throw notFound();
      return { reference };
    },
  },
  ssr: false,
  // One chunk that visitors do not load.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadOne(params.reference, deps),
  // By people, because tabs and history show them; the server knows only the reference.
  head: ({ params, loaderData }) => {
    const name = loaderData?.kind === 'ok' ? loaderData.value?.name : undefined;
    return { meta: [{ title: `${name || params.reference.toUpperCase()} · ${site.brand}` }] };
  },
  preload: false,
  pendingComponent: () => <StaffLoading texts="inquiries" />,
  component: One,
});

function One() {
  return <OnePage answer={Route.useLoaderData()} reference={Route.useParams().reference} />;
}
