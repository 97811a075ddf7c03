import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#app/features/inquiries/list/list-page';
import { loadInquiryList } from '#app/features/inquiries/load';
import { StaffLoading } from '#app/features/staff/staff-loading';

export const Route = createFileRoute('/{-$locale}/admin/anfragen/')({
  // Only the browser knows who is signed in.
  ssr: false,
  // One chunk that visitors do not load.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadInquiryList(deps),
  // Personal data is not preloaded on hover.
  preload: false,
  pendingComponent: () => <StaffLoading texts="inquiries" />,
  component: List,
});

function List() {
  return <ListPage {...Route.useLoaderData()} />;
}
