import { vi } from 'vitest';
import { type Store, sql } from '#app/server/store/store.ts';

/** Makes every pause end now, until all is delivered. */
export async function deliverAll(store: Store): Promise<void> {
  const findLeft = async () => {
    await store.all(sql`update deliveries set due_at = 0 where state = 'waiting' and due_at > 0`);
    const left = await store.all(
      sql`select key from deliveries where state <> 'delivered' limit 1`,
    );
    if (left.length > 0) throw new Error('Deliveries are left');
  };
  await vi.waitFor(findLeft, { timeout: 120_000, interval: 300 });
}
