import { createFileRoute, Outlet } from '@tanstack/react-router';
import { StaffColumn } from '#app/features/staff/staff-column';
import { createStaffHead, loadStaffTexts } from './-staff-head';
import { StaffPage } from './-staff-page';

const TEXTS = ['team', 'staff'] as const;

/** For people with the right `staff` (D37). The server's HTML is the same for everyone. */
export const Route = createFileRoute('/{-$locale}/admin/team')({
  loader: ({ context }) => loadStaffTexts(context, TEXTS),
  head: ({ match: { context } }) =>
    createStaffHead(context.translations.dictionariesFor(context.language).team),
  component: Team,
});

function Team() {
  return (
    <StaffPage texts={TEXTS}>
      <StaffColumn>
        <Outlet />
      </StaffColumn>
    </StaffPage>
  );
}
