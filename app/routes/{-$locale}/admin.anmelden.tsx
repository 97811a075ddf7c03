import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#app/features/sign-in/sign-in-page';
import { createStaffHead, loadStaffTexts } from './-staff-head';
import { StaffPage } from './-staff-page';

/** Staff sign-in (D37). */
export const Route = createFileRoute('/{-$locale}/admin/anmelden')({
  loader: ({ context }) => loadStaffTexts(context, ['staff']),
  head: ({ match: { context } }) => createStaffHead(context, 'staff'),
  component: SignIn,
});

function SignIn() {
  return (
    <StaffPage texts={['staff']}>
      <SignInPage />
    </StaffPage>
  );
}
