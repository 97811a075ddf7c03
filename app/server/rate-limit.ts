import type { Reach } from './reach';
import type { SharedState } from './shared-state';

interface Limits {
  perMinute: number;
  perHour: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Limits what a visitor may ask for, exact to the request; refused requests are not counted. Where
 * the shared state cannot be reached, this process's memory counts.
 */
export function createRateLimit({ perMinute, perHour }: Limits, memory: SharedState, reach: Reach) {
  const limits = [
    { most: perMinute, spanMs: MINUTE_MS },
    { most: perHour, spanMs: HOUR_MS },
  ];
  return {
    /** Counts a request; returns 0, or if there were too many, the seconds until the next may come. */
    take: async (visitor: string, shared?: SharedState): Promise<number> => {
      const wait =
        (shared && (await reach(() => shared.count(visitor, limits)))) ??
        (await memory.count(visitor, limits));
      return Math.ceil(wait / 1000);
    },
  };
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
