import * as z from 'zod';
import { type Store, sql } from './store.ts';

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

const rowSchema = z.array(z.object({ value: z.string() }));

/** The progress; where there is none yet, what is in the log already counts as mailed. */
export async function openPriceMailProgress(
  store: Store,
  position: number,
): Promise<PriceMailProgress> {
  const first = { position, attempts: 0, since: 0, dueAt: 0 };
  const [, rows] = await store.batch([
    sql`insert into settings (name, value) values (${NAME}, ${JSON.stringify(first)})
      on conflict (name) do nothing`,
    sql`select value from settings where name = ${NAME}`,
  ]);
  const [row] = rowSchema.parse(rows);
  return progressSchema.parse(JSON.parse(row?.value ?? ''));
}

/** @returns whether nothing has moved it meanwhile */
export async function movePriceMailProgress(
  store: Store,
  from: PriceMailProgress,
  to: PriceMailProgress,
): Promise<boolean> {
  const rows = await store.all(
    sql`update settings set value = ${JSON.stringify(to)}
      where name = ${NAME} and value = ${JSON.stringify(from)} returning name`,
  );
  return rows.length > 0;
}
