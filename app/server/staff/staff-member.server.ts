import type { Right } from '#app/domain/staff/rights';
import { logEvent } from '#app/server/log-event';
import { countOpenInquiries } from '#app/server/store/inquiry-list';
import { codeOf } from '#app/server/store/store';
import { readSession } from './browser-session.server';
import type { StaffContext } from './staff-context';

interface StaffMember {
  name: string;
  rights: readonly Right[];
  /** Number of unanswered inquiries; only for those who may read them. */
  openInquiries?: number;
}

/** The person who is signed in, for the frame around staff pages; null for visitors. */
export async function readStaffMember(
  staff: StaffContext | undefined,
): Promise<StaffMember | null> {
  if (!staff) return null;
  try {
    const session = await readSession(staff, Date.now());
    if (!session) return null;
    const { name, rights } = session;
    if (!rights.includes('inquiries')) return { name, rights };
    return { name, rights, openInquiries: await countOpenInquiries(staff.store) };
  } catch (error) {
    // The editor works without the store.
    logEvent('error', 'staff: the request failed', { reason: codeOf(error) });
    return null;
  }
}
