import { logEvent } from '#app/server/log-event';
import { readSession } from '#app/server/staff/browser-session.server';
import type { StaffContext } from '#app/server/staff/staff-context';
import { codeOf } from '#app/server/store/store';

/** The signed-in person in the editor, and whether they may publish; null for visitors. */
export async function readPublisher(
  staff: StaffContext | undefined,
): Promise<{ name: string; mayPublish: boolean } | null> {
  if (!staff) return null;
  try {
    const session = await readSession(staff, Date.now());
    if (!session) return null;
    return { name: session.name, mayPublish: session.rights.includes('prices') };
  } catch (error) {
    // The editor works without the store.
    logEvent('error', 'staff: the request failed', { reason: codeOf(error) });
    return null;
  }
}
