import { createStorage, type Driver, type Storage } from 'unstorage';
import lruCacheDriver from 'unstorage/drivers/lru-cache';
import * as z from 'zod';
import { hashVisitor, type Limit, type SharedState, waitFor } from './shared-state';

const MOST_VISITORS = 50_000;
const MOST_INQUIRIES = 100_000;
const DELIVERED_MS = 24 * 60 * 60 * 1000;

const timesSchema = z.array(z.number()).catch([]);
const deliveredSchema = z.object({ isDelivered: z.literal(true) });

interface Sharing {
  /** A store that others use as well; it may be late, as Cloudflare KV is by up to a minute. */
  driver?: Driver;
  /** Makes the hashes of visitors' addresses another place's riddle. */
  secret?: string;
  now?: () => number;
}

/**
 * State in this process's memory: exact, and bounded, the oldest going first. With a driver it is
 * shared on top of that, as well as a store can that has no atomic operations: instances hear of
 * each other late, so a visitor may get more than his limit, and who sends the same inquiry to two
 * places at once has it delivered twice, under one `Idempotency-Key`.
 */
export function openStorageState({ driver, secret = '', now = clock }: Sharing = {}): SharedState {
  const visitors = createStorage({ driver: lruCacheDriver({ max: MOST_VISITORS }) });
  const inquiries = createStorage({
    driver: lruCacheDriver({ max: MOST_INQUIRIES, ttl: DELIVERED_MS }),
  });
  const shared = driver && createStorage({ driver });
  const takeTurn = createTurns();

  async function countOne(visitor: string, limits: readonly Limit[]): Promise<number> {
    const key = `limit:${hashVisitor(visitor, secret)}`;
    const longest = Math.max(...limits.map(({ spanMs }) => spanMs));
    const time = now();
    const all = [...(await readTimes(visitors, key)), ...(await readTimes(shared, key))];
    const times = [...new Set(all)]
      .filter((earlier) => earlier > time - longest)
      .sort((a, b) => a - b);
    const wait = Math.max(...limits.map((limit) => waitFor(times, limit, time)));
    if (wait > 0) return wait;
    // A fraction of a millisecond tells events of the same moment apart.
    times.push(time - Math.random());
    await visitors.setItem(key, times);
    // A store may refuse to be written as fast as this; the next event brings this one along.
    await shared?.setItem(key, times, { ttl: Math.ceil(longest / 1000) }).catch(() => undefined);
    return 0;
  }

  async function look(key: string) {
    const name = `inquiry:${key}`;
    const known = (await inquiries.getItem(name)) ?? (await shared?.getItem(name));
    return deliveredSchema.safeParse(known).data ?? 'unknown';
  }

  return {
    count: (visitor, limits) => takeTurn(visitor, () => countOne(visitor, limits)),
    claim: async (key) => {
      const standing = await look(key);
      return standing === 'unknown' ? 'mine' : standing;
    },
    look,
    settle: async (key, _owner, result) => {
      if (!result.isDelivered) return;
      await inquiries.setItem(`inquiry:${key}`, result);
      await shared?.setItem(`inquiry:${key}`, result, { ttl: DELIVERED_MS / 1000 });
    },
  };
}

/** Never goes back, and is the same for all instances but for the drift of their clocks. */
function clock(): number {
  return performance.timeOrigin + performance.now();
}

async function readTimes(storage: Storage | undefined, key: string): Promise<number[]> {
  return timesSchema.parse(await storage?.getItem(key));
}

/** Work on the same thing is done one after the other. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const leave = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  };
}
