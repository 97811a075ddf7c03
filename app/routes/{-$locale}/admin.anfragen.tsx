import { createFileRoute, Outlet } from '@tanstack/react-router';
import { InquiriesFrame } from '#app/features/inquiries/inquiries-frame';
import { createStaffHead, loadStaffTexts } from './-staff-head';
import { StaffPage } from './-staff-page';

const TEXTS = ['inquiries', 'contact', 'pricing'] as const;

/** Raw search parameters; the list parses them, so that visitors do not load the schema. */
interface InquiriesSearch {
  q?: unknown;
  state?: unknown;
  from?: unknown;
  until?: unknown;
  after?: unknown;
}

/** For people with the right `inquiries` (D37). The server's HTML is the same for everyone. */
export const Route = createFileRoute('/{-$locale}/admin/anfragen')({
  validateSearch: (search: Record<string, unknown>): InquiriesSearch => search,
  loader: ({ context }) => loadStaffTexts(context, TEXTS),
  head: ({ match: { context } }) =>
    createStaffHead(context.translations.dictionariesFor(context.language).inquiries),
  component: Inquiries,
});

function Inquiries() {
  return (
    <StaffPage texts={TEXTS}>
      <InquiriesFrame>
        <Outlet />
      </InquiriesFrame>
    </StaffPage>
  );
}
