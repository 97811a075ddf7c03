import { createFileRoute, Outlet } from '@tanstack/react-router';
import { InquiriesFrame } from '#app/features/inquiries/inquiries-frame';
import { defineStaffPage } from './-define-page';
import { StaffPage } from './-staff-page';

/** Raw search parameters; the list parses them, so that visitors do not load the schema. */
interface InquiriesSearch {
  q?: unknown;
  state?: unknown;
  reason?: unknown;
  plan?: unknown;
  language?: unknown;
  from?: unknown;
  until?: unknown;
  after?: unknown;
}

/** For people with the right `inquiries` (D37). The server's HTML is the same for everyone. */
export const Route = createFileRoute('/{-$locale}/admin/anfragen')({
  validateSearch: (search: Record<string, unknown>): InquiriesSearch => search,
  ...defineStaffPage((texts) => texts.staff?.inquiries, ['staff', 'contact', 'catalog']),
  component: () => (
    <StaffPage>
      <InquiriesFrame>
        <Outlet />
      </InquiriesFrame>
    </StaffPage>
  ),
});
