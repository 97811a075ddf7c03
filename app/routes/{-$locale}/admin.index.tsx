import { createFileRoute } from '@tanstack/react-router';
import { EntryPage } from '#app/features/staff/entry-page';
import { createStaffHead, loadStaffTexts } from './-staff-head';
import { StaffPage } from './-staff-page';

/** Leads to the first page that the person may enter. */
export const Route = createFileRoute('/{-$locale}/admin/')({
  loader: ({ context }) => loadStaffTexts(context, []),
  head: ({ match: { context } }) =>
    createStaffHead(context.translations.dictionariesFor(context.language).office),
  component: Entry,
});

function Entry() {
  return (
    <StaffPage texts={[]}>
      <EntryPage />
    </StaffPage>
  );
}
