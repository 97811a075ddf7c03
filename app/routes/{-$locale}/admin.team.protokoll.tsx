import { createFileRoute } from '@tanstack/react-router';
import { StaffLoading } from '#app/features/shell/staff-loading';
import { loadLog } from '#app/features/team/log';
import { LogPage } from '#app/features/team/log-page';

/** Raw search parameters; the loader parses them, so that visitors do not load the schema. */
interface LogSearch {
  person?: unknown;
  kind?: unknown;
  from?: unknown;
  until?: unknown;
  after?: unknown;
}

export const Route = createFileRoute('/{-$locale}/admin/team/protokoll')({
  validateSearch: (search: Record<string, unknown>): LogSearch => search,
  ssr: false,
  // One chunk that visitors do not load.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadLog(deps),
  preload: false,
  pendingComponent: () => <StaffLoading texts="team" />,
  component: Log,
});

function Log() {
  return <LogPage {...Route.useLoaderData()} />;
}
