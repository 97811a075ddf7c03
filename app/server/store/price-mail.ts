import * as z from 'zod';
import { initSetting, replaceSetting } from './settings.ts';
import type { Store } from './store.ts';

// Progress of the mails about price changes, kept as one setting: each instance sees it, and only one
// sends.

const NAME = 'price mail';

const progressSchema = z.object({
  /** Entries of the price log up to here are mailed. */
  position: z.number(),
  /** Attempts with the next entry, the first one's time, and when the next is due or a lease ends. */
  attempts: z.number(),
  since: z.number(),
  dueAt: z.number(),
});

export type PriceMailProgress = z.infer<typeof progressSchema>;

/** The progress; where there is none yet, what is in the log already counts as mailed. */
export async function openPriceMailProgress(
  store: Store,
  position: number,
): Promise<PriceMailProgress> {
  const first = { position, attempts: 0, since: 0, dueAt: 0 };
  const stored = await initSetting(store, NAME, JSON.stringify(first));
  return progressSchema.parse(JSON.parse(stored));
}

/** @returns whether nothing has moved it meanwhile */
export function movePriceMailProgress(
  store: Store,
  from: PriceMailProgress,
  to: PriceMailProgress,
): Promise<boolean> {
  return replaceSetting(store, NAME, JSON.stringify(from), JSON.stringify(to));
}
