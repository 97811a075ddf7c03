import { createServerFn } from '@tanstack/react-start';
import { readStaffMember } from '#app/server/staff/staff-member.server';

/**
 * The person who is signed in; null for visitors. A separate file, because visitors of the editor load
 * nothing else of the staff pages (D37).
 */
export const findStaffMember = createServerFn({ method: 'POST' }).handler(({ context }) =>
  readStaffMember(context.staff),
);
