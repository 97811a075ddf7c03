import { createFileRoute, Outlet } from '@tanstack/react-router';
import { StaffColumn } from '#app/features/staff/staff-column';
import { defineStaffPage } from './-define-page';
import { StaffPage } from './-staff-page';

/** For people with the right `staff` (D37). The server's HTML is the same for everyone. */
export const Route = createFileRoute('/{-$locale}/admin/team')({
  ...defineStaffPage((texts) => texts.staff?.team),
  component: () => (
    <StaffPage>
      <StaffColumn>
        <Outlet />
      </StaffColumn>
    </StaffPage>
  ),
});
