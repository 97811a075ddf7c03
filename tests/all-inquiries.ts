import { SELECT_DELIVERIES } from '#app/server/store/deliveries.ts';
import { joinDeliveries, SELECT_INQUIRIES } from '#app/server/store/inquiries.ts';
import { type Store, sql } from '#app/server/store/store.ts';

/** All inquiries, the oldest first. */
export async function listAllInquiries(store: Store) {
  const [inquiries = [], deliveries = []] = await store.batch([
    sql`${SELECT_INQUIRIES} order by received_at`,
    sql`${SELECT_DELIVERIES} order by target`,
  ]);
  return joinDeliveries(inquiries, deliveries);
}
