import { createStorage } from 'unstorage';
import redisDriver from 'unstorage/drivers/redis';
import * as z from 'zod';
import type { DeliveryResult } from './provider';
import { hashVisitor, type SharedState } from './shared-state.ts';

const DELIVERED_SECONDS = 24 * 60 * 60;
/** Long enough for whoever waits for a delivery to hear that it failed. */
const FAILED_MS = 30_000;
const ANSWER_MS = 1000;

/**
 * The sliding window of the memory, as one operation, by Redis's own clock: a sorted set of the
 * times that were granted. It holds no more of them than the largest limit.
 */
const COUNT = `
local seconds, micros = unpack(redis.call('TIME'))
local now = seconds * 1000 + micros / 1000
local longest, wait = 0, 0
for i = 2, #ARGV, 2 do longest = math.max(longest, tonumber(ARGV[i + 1])) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - longest)
for i = 2, #ARGV, 2 do
  local decisive = redis.call('ZRANGE', KEYS[1], -ARGV[i], -ARGV[i], 'WITHSCORES')
  if decisive[2] then wait = math.max(wait, decisive[2] + ARGV[i + 1] - now) end
end
if wait == 0 then
  redis.call('ZADD', KEYS[1], now, ARGV[1])
  redis.call('PEXPIRE', KEYS[1], longest)
end
return math.ceil(wait)`;

/** What failed may be tried again. */
const CLAIM = `
local standing = redis.call('GET', KEYS[1])
if standing and not string.find(standing, '"isDelivered":false', 1, true) then return 0 end
redis.call('SET', KEYS[1], 'running:' .. ARGV[1], 'PX', ARGV[2])
return 1`;

/** Only where nobody else has taken the inquiry on since. */
const FAIL = `
if redis.call('GET', KEYS[1]) ~= 'running:' .. ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

const resultSchema = z.union([
  z.object({ isDelivered: z.literal(true) }),
  z.object({
    isDelivered: z.literal(false),
    reason: z.string(),
    status: z.literal([502, 503, 504]),
  }),
]) satisfies z.ZodType<DeliveryResult>;

/**
 * State that all instances behind one Redis share exactly. What must happen in one piece is a script
 * for the driver's own client, since unstorage has no atomic operations.
 */
export function openRedisState(url: string) {
  const driver = redisDriver({
    url,
    // Who cannot be asked now is not asked later: the caller does without.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    retryStrategy: (attempt) => Math.min(attempt * 50, ANSWER_MS),
  });
  const storage = createStorage({ driver });
  const redis = driver.getInstance?.();
  if (!redis) throw new Error('The Redis driver has no client');
  // Each command that fails is heard of where it was asked for.
  redis.on('error', () => undefined);
  const secret = new URL(url).password;

  const run = (script: string, key: string, ...args: (string | number)[]) =>
    redis.eval(script, 1, key, ...args);

  async function look(key: string) {
    const standing = await storage.getItem(nameOf(key));
    if (standing === null) return 'unknown';
    const isRunning = typeof standing === 'string' && standing.startsWith('running:');
    return isRunning ? 'running' : resultSchema.parse(standing);
  }

  const state: SharedState = {
    look,
    count: async (visitor, limits) => {
      const key = `stagemap:limit:${hashVisitor(visitor, secret)}`;
      const all = limits.flatMap(({ most, spanMs }) => [most, spanMs]);
      return z.number().parse(await run(COUNT, key, crypto.randomUUID(), ...all));
    },
    claim: async (key, owner, claimMs) =>
      (await run(CLAIM, nameOf(key), owner, claimMs)) === 1 ? 'mine' : look(key),
    settle: async (key, owner, result) => {
      if (result.isDelivered) {
        await storage.setItem(nameOf(key), result, { ttl: DELIVERED_SECONDS });
      } else {
        await run(FAIL, nameOf(key), owner, JSON.stringify(result), FAILED_MS);
      }
    },
  };

  return {
    state,
    /** Whether it could be reached, after trying for so long. */
    waitUntilReady: async (patienceMs = 2000): Promise<boolean> => {
      const end = performance.now() + patienceMs;
      while (redis.status !== 'ready' && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return redis.status === 'ready';
    },
    close: () => redis.disconnect(),
  };
}

function nameOf(key: string): string {
  return `stagemap:inquiry:${key}`;
}
