import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#app/features/sign-in/sign-in-page';
import { defineStaffPage } from './-define-page';
import { StaffPage } from './-staff-page';

interface SignInSearch {
  /** Where to go afterwards; the page reads it from the address. */
  next?: unknown;
  /** Signs in afresh for something begun in another tab. */
  again?: unknown;
}

/** Staff sign-in (D37). */
export const Route = createFileRoute('/{-$locale}/admin/anmelden')({
  validateSearch: (search: Record<string, unknown>): SignInSearch => search,
  ...defineStaffPage((texts) => texts.staff),
  component: () => (
    <StaffPage>
      <SignInPage />
    </StaffPage>
  ),
});
