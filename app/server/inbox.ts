import type { Payload } from '#app/domain/contact/payload';

/** One inquiry as the embedded inbox keeps it. */
export interface InboxEntry {
  /** The same for every attempt to send the same inquiry. */
  id: string;
  receivedAt: string;
  payload: Payload;
}

/** Where inquiries are kept when no provider is configured (D25). */
export interface Inbox {
  /**
   * Ends only when the entry will survive a crash.
   * @throws when it may not
   */
  add(entry: InboxEntry): Promise<void>;
}
