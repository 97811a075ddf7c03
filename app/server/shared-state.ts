import { createHash } from 'node:crypto';
import type { DeliveryResult } from './provider';

/** So many events within a span. */
export interface Limit {
  most: number;
  spanMs: number;
}

/** How it stands with an inquiry: not heard of, in delivery, delivered, or failed a moment ago. */
export type Standing = 'unknown' | 'running' | DeliveryResult;

/**
 * What has to be remembered from one request to the next: in this process or, with others, in a
 * store. It holds no personal data, and nothing for longer than a day.
 * @throws (each of them) when the store cannot be reached
 */
export interface SharedState {
  /** Counts an event; returns 0, or if there were too many, the milliseconds until the next may come. */
  count(visitor: string, limits: readonly Limit[]): Promise<number>;
  /** Takes an inquiry on for so long, unless somebody else has, or has delivered it. */
  claim(key: string, owner: string, claimMs: number): Promise<'mine' | Standing>;
  look(key: string): Promise<Standing>;
  /** Says what became of an inquiry that `owner` took on. */
  settle(key: string, owner: string, result: DeliveryResult): Promise<void>;
}

/** Milliseconds until one more event keeps within the limit, or 0; `times` are in order. */
export function waitFor(times: readonly number[], { most, spanMs }: Limit, now: number): number {
  const decisive = times.at(-most);
  return decisive === undefined ? 0 : Math.max(0, decisive + spanMs - now);
}

/** A visitor's name in a store that others may read: without the secret it tells no address. */
export function hashVisitor(visitor: string, secret: string): string {
  const hash = createHash('sha256').update(JSON.stringify([secret, visitor]));
  return hash.digest('hex').slice(0, 32);
}
