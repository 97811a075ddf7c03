import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#app/features/inquiries/list/list-page';
import { loadList } from '#app/features/inquiries/load';
import { Loading } from '#app/features/inquiries/loading';

export const Route = createFileRoute('/{-$locale}/admin/anfragen/')({
  // Who is signed in, only the browser can ask.
  ssr: false,
  // One file, and nothing of it in those of visitors.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(deps),
  // Personal data is not asked for because a pointer passes a link.
  preload: false,
  pendingComponent: Loading,
  component: List,
});

function List() {
  return <ListPage {...Route.useLoaderData()} />;
}
