import type { InquiryQuery } from '#app/domain/contact/inquiry-query.ts';
import { type ListCursor, listInquiries } from '#app/server/store/inquiry-list.ts';
import type { Store } from '#app/server/store/store.ts';
import { type Entry, toEntry } from './inquiry-entry.ts';
import { readFilter } from './inquiry-filter.ts';

/** Inquiries read per query. */
const BATCH_SIZE = 500;

/** All inquiries that match, the newest first. */
export async function listEntries(store: Store, query: InquiryQuery): Promise<Entry[]> {
  const filter = readFilter(query);
  const entries: Entry[] = [];
  for (let place: ListCursor | undefined; ; ) {
    const { inquiries, hasMore } = await listInquiries(store, filter, BATCH_SIZE, place);
    entries.push(...inquiries.map(toEntry));
    const last = inquiries.at(-1);
    if (!hasMore || !last) return entries;
    place = { receivedAt: last.received_at, reference: last.reference };
  }
}
