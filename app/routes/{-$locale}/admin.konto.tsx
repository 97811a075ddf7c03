import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#app/features/sign-in/account-page';
import { createStaffHead, loadStaffTexts } from './-staff-head';
import { StaffPage } from './-staff-page';

/** Passkeys and sessions of the person who is signed in. */
export const Route = createFileRoute('/{-$locale}/admin/konto')({
  loader: ({ context }) => loadStaffTexts(context, ['staff']),
  head: ({ match: { context } }) =>
    createStaffHead(context.translations.dictionariesFor(context.language).staff?.account),
  component: Account,
});

function Account() {
  return (
    <StaffPage texts={['staff']}>
      <AccountPage />
    </StaffPage>
  );
}
