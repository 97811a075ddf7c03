import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#app/features/sign-in/account-page';
import { defineStaffPage } from './-define-page';
import { StaffPage } from './-staff-page';

/** Passkeys and sessions of the person who is signed in. */
export const Route = createFileRoute('/{-$locale}/admin/konto')({
  ...defineStaffPage((texts) => texts.staff?.account),
  component: () => (
    <StaffPage>
      <AccountPage />
    </StaffPage>
  ),
});
