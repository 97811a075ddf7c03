import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#app/features/sign-in/sign-in-page';
import { createStaffHead, loadStaffTexts } from './-staff-head';
import { StaffPage } from './-staff-page';

interface SignInSearch {
  /** Where to go afterwards; the page reads it from the address. */
  next?: unknown;
}

/** Staff sign-in (D37). */
export const Route = createFileRoute('/{-$locale}/admin/anmelden')({
  validateSearch: (search: Record<string, unknown>): SignInSearch => search,
  loader: ({ context }) => loadStaffTexts(context, ['staff']),
  head: ({ match: { context } }) =>
    createStaffHead(context.translations.dictionariesFor(context.language).staff),
  component: SignIn,
});

function SignIn() {
  return (
    <StaffPage texts={['staff']}>
      <SignInPage />
    </StaffPage>
  );
}
