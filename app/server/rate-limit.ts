export interface RateLimit {
  /** Counts a request; returns 0, or if there were too many, the seconds until the next may come. */
  take(address: string): Promise<number>;
}

interface Limits {
  perMinute: number;
  perHour: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MOST_ADDRESSES = 50_000;

/** In this process's memory, exact to the request. Refused requests are not counted. */
export function createMemoryRateLimit(
  { perMinute, perHour }: Limits,
  now: () => number = () => performance.now(),
): RateLimit {
  const seen = new Map<string, number[]>();
  return {
    take: async (address) => {
      const time = now();
      const times = (seen.get(address) ?? []).filter((earlier) => earlier > time - HOUR);
      const wait = Math.max(
        waitFor(times, perMinute, MINUTE, time),
        waitFor(times, perHour, HOUR, time),
      );
      if (wait === 0) times.push(time);
      // Moved to the end, so that the first is the one not heard of for longest.
      seen.delete(address);
      seen.set(address, times);
      if (seen.size > MOST_ADDRESSES) seen.delete(seen.keys().next().value ?? address);
      return Math.ceil(wait / 1000);
    },
  };
}

/** Milliseconds until fewer than `limit` of the times lie within the span. */
function waitFor(times: readonly number[], limit: number, span: number, time: number): number {
  const decisive = times.at(-limit);
  return decisive === undefined ? 0 : Math.max(0, decisive + span - time);
}

/**
 * What counts as one visitor: an IPv4 address or an IPv6 network of 64 bits, of which one line has
 * as many addresses as it likes.
 */
export function visitorOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...gap, ...last].slice(0, 4).join(':').toLowerCase()}::/64`;
}
