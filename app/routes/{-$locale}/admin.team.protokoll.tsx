import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StaffLoading } from '#app/features/staff/staff-loading';
import { LogPage, loadLog } from '#app/features/team/log-page';
import { defineStaffPage } from './-define-page';

/** Raw search parameters; the loader parses them, so that visitors do not load the schema. */
interface LogSearch {
  person?: unknown;
  kind?: unknown;
  from?: unknown;
  until?: unknown;
  after?: unknown;
}

export const Route = createFileRoute('/{-$locale}/admin/team/protokoll')({
  ...defineStaffPage((texts) => texts.staff?.team.log),
  validateSearch: (search: Record<string, unknown>): LogSearch => search,
  ssr: false,
  // One chunk that visitors do not load.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadLog(deps),
  preload: false,
  pendingComponent: LogLoading,
  component: Log,
});

function Log() {
  return <LogPage {...Route.useLoaderData()} />;
}

function LogLoading() {
  const { t } = useTranslation('staff');
  return <StaffLoading texts="team" title={t('team.log.title')} />;
}
