import { createFileRoute } from '@tanstack/react-router';
import { EntryPage } from '#app/features/staff/entry-page';
import { defineStaffPage } from './-define-page';
import { StaffPage } from './-staff-page';

/** Leads to the first page that the person may enter. */
export const Route = createFileRoute('/{-$locale}/admin/')({
  ...defineStaffPage((texts) => texts.staff?.office),
  component: () => (
    <StaffPage>
      <EntryPage />
    </StaffPage>
  ),
});
