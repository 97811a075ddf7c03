import { createFileRoute } from '@tanstack/react-router';
import { StaffLoading } from '#app/features/staff/staff-loading';
import { loadTeam } from '#app/features/team/team';
import { TeamPage } from '#app/features/team/team-page';

export const Route = createFileRoute('/{-$locale}/admin/team/')({
  // Only the browser knows who is signed in.
  ssr: false,
  // One chunk that visitors do not load.
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadTeam(),
  preload: false,
  pendingComponent: () => <StaffLoading texts="team" />,
  component: Team,
});

function Team() {
  return <TeamPage answer={Route.useLoaderData()} />;
}
