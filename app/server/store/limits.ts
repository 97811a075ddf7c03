import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { startOnce } from '#app/domain/start-once.ts';
import { initSetting } from './settings.ts';
import { type Store, sql } from './store.ts';

/** At most `max` events within a sliding window. */
export interface Limit {
  max: number;
  windowMs: number;
}

const rowsSchema = z.array(z.object({ times: z.string() }));
const timesSchema = z.array(z.number());

/** Retries of the compare-and-set; more conflicts in a row mean a fault. */
const MAX_ATTEMPTS = 200;

const turns = new Map<string, Promise<unknown>>();
const salts = new WeakMap<Store, Promise<string>>();

/**
 * Counts an event in a sliding window, exact across all instances. Refused events are not counted, and no
 * refusal outlasts its window when the clock is set back (D50).
 * @returns 0, or the milliseconds until the next event is allowed
 */
export async function countEvent(
  store: Store,
  visitor: string,
  limits: readonly Limit[],
  now: () => number = Date.now,
): Promise<number> {
  const name = await hashVisitor(store, visitor);
  // Events of one visitor are counted one after the other within this process.
  const count = () => countOne(store, name, limits, now);
  const turn = (turns.get(name) ?? Promise.resolve()).then(count, count);
  turns.set(name, turn);
  const leave = () => {
    if (turns.get(name) === turn) turns.delete(name);
  };
  turn.then(leave, leave);
  return turn;
}

async function countOne(store: Store, name: string, limits: readonly Limit[], now: () => number) {
  const longest = Math.max(...limits.map(({ windowMs }) => windowMs));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const time = now();
    const rows = await store.all(sql`select times from limits where visitor = ${name}`);
    const known = rowsSchema.parse(rows)[0]?.times;
    const all = known === undefined ? [] : timesSchema.parse(JSON.parse(known));
    // Times in the future count as now: after a clock is set back they would refuse for longer.
    const isAhead = all.some((earlier) => earlier > time);
    const times = all
      .map((earlier) => Math.min(earlier, time))
      .filter((earlier) => earlier > time - longest);
    const wait = Math.max(...limits.map((limit) => waitFor(times, limit, time)));
    if (wait > 0 && !isAhead) return wait;
    // Compare-and-set: only if no other instance has written since.
    const written = await store.all(
      sql`insert into limits (visitor, times, expires_at)
        values (${name}, ${JSON.stringify(wait > 0 ? times : [...times, time])}, ${time + longest})
        on conflict (visitor) do update set times = excluded.times, expires_at = excluded.expires_at
        where limits.times = ${known ?? ''} returning visitor`,
    );
    if (written.length > 0) return wait;
  }
  throw new Error('limits: too many simultaneous changes');
}

/** Milliseconds until one more event is within the limit, or 0; `times` are ascending. */
function waitFor(times: readonly number[], { max, windowMs }: Limit, now: number): number {
  const decisive = times.at(-max);
  return decisive === undefined ? 0 : Math.max(0, decisive + windowMs - now);
}

/** Deletes counts that no longer matter. */
export async function purgeLimits(store: Store, now: number): Promise<void> {
  await store.all(sql`delete from limits where expires_at < ${now}`);
}

/** A hash keyed with the store's salt, so that no address is stored. */
async function hashVisitor(store: Store, visitor: string): Promise<string> {
  const salt = await startOnce(salts, store, () =>
    initSetting(store, 'salt of visitors', randomBytes(32).toString('hex')),
  );
  return createHmac('sha256', salt).update(visitor).digest('hex').slice(0, 32);
}
