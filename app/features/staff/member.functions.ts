import { createServerFn } from '@tanstack/react-start';
import { logEvent } from '#app/server/log-event';
import { readSession } from '#app/server/staff/browser-session.server';
import { countOpenInquiries } from '#app/server/store/inquiry-list';
import { codeOf } from '#app/server/store/store';

/**
 * The person who is signed in; null for visitors. A separate file, because visitors of the editor load
 * nothing else of the staff pages (D37).
 */
export const findStaffMember = createServerFn({ method: 'POST' }).handler(
  async ({ context: { staff } }) => {
    if (!staff) return null;
    try {
      const session = await readSession(staff, Date.now());
      if (!session) return null;
      const { name, rights } = session;
      const isForInquiries = rights.includes('inquiries');
      /** Number of unanswered inquiries; only for those who may read them. */
      const openInquiries = isForInquiries ? await countOpenInquiries(staff.store) : undefined;
      return { name, rights, openInquiries };
    } catch (error) {
      // The editor works without the store.
      logEvent('error', 'staff: the request failed', { reason: codeOf(error) });
      return null;
    }
  },
);
