import { setTimeout as wait } from 'node:timers/promises';
import { postJson } from './http-post.ts';
import type { Target } from './target.ts';

interface Provider {
  /** `CONTACT_API_URL`; `/contact` is added (spec §7). */
  baseUrl: string;
  timeoutMs: number;
}

const PAUSE_BEFORE_RETRY_MS = 200;

/** Errors before a connection was made: nothing was sent, so a retry is safe. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The provider of spec §7; it recognises repeated inquiries by the idempotency key. */
export function createProvider({ baseUrl, timeoutMs }: Provider): Target {
  const url = `${baseUrl.replace(/\/+$/, '')}/contact`;
  return {
    name: 'provider',
    timeoutMs,
    send: async ({ key, body }) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const attempt = () => postJson({ url, headers: { 'idempotency-key': key }, body, signal });
      const first = await attempt();
      if (first.kind === 'delivered' || !NOT_CONNECTED.has(first.reason) || signal.aborted)
        return first;
      await wait(PAUSE_BEFORE_RETRY_MS);
      return attempt();
    },
  };
}
