import type { StaffMember } from './member';

/** The pages of the back office, in the order of the navigation. */
const ROOMS = [
  { name: 'prices', to: '/{-$locale}/admin/preiskalkulator', right: 'prices' },
  { name: 'inquiries', to: '/{-$locale}/admin/anfragen', right: 'inquiries' },
  { name: 'team', to: '/{-$locale}/admin/team', right: 'staff' },
  // Loads a document: only this page's headers allow passkeys.
  { name: 'account', to: '/{-$locale}/admin/konto', isDocument: true },
] as const;

type Room = (typeof ROOMS)[number];

/** The rooms that a person may enter, never empty: everyone has an account. */
export function listRooms(rights: StaffMember['rights']): Room[] {
  return ROOMS.filter((room) => !('right' in room) || rights.includes(room.right));
}
