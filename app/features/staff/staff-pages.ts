import type { StaffMember } from './member';

/** The pages of the back office, in the order of the navigation. */
const STAFF_PAGES = [
  { name: 'prices', to: '/{-$locale}/admin/preiskalkulator', right: 'prices' },
  { name: 'inquiries', to: '/{-$locale}/admin/anfragen', right: 'inquiries' },
  { name: 'team', to: '/{-$locale}/admin/team', right: 'staff' },
  // Loads a document: only this page's headers allow passkeys.
  { name: 'account', to: '/{-$locale}/admin/konto', isDocument: true },
] as const;

/** The pages that a person may enter, never empty: everyone has an account. */
export function listStaffPages(rights: StaffMember['rights']) {
  return STAFF_PAGES.filter((page) => !('right' in page) || rights.includes(page.right));
}
