import type { Payload } from '#app/domain/contact/payload';

export type DeliveryResult =
  | { isDelivered: true }
  | {
      isDelivered: false;
      /** For the log: never anything of the inquiry. */
      reason: string;
      status: 502 | 503 | 504;
    };

interface Post {
  /** `CONTACT_API_URL`; `/contact` is added (spec §7). */
  baseUrl: string;
  payload: Payload;
  /** Lets the provider recognise an inquiry that it has already. */
  idempotencyKey: string;
  timeoutMs: number;
}

const PAUSE_BEFORE_RETRY_MS = 200;

/** Errors of a connection that never came about: nothing was sent, so once more does no harm. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Posts an inquiry to the provider. Only the status of the answer counts (spec §7). */
export async function postToProvider(post: Post): Promise<DeliveryResult> {
  const signal = AbortSignal.timeout(post.timeoutMs);
  const first = await attempt(post, signal);
  if (first.isDelivered || !NOT_CONNECTED.has(first.reason) || signal.aborted) return first;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_RETRY_MS));
  return attempt(post, signal);
}

async function attempt(post: Post, signal: AbortSignal): Promise<DeliveryResult> {
  try {
    const response = await fetch(`${post.baseUrl.replace(/\/+$/, '')}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': post.idempotencyKey },
      body: JSON.stringify(post.payload),
      // Personal data goes to the configured address and nowhere else.
      redirect: 'manual',
      signal,
    });
    // The body is of no interest, and may never end.
    void response.body?.cancel().catch(() => undefined);
    if (response.ok) return { isDelivered: true };
    return { isDelivered: false, reason: `answered ${response.status}`, status: 502 };
  } catch (error) {
    if (signal.aborted) return { isDelivered: false, reason: 'did not answer', status: 504 };
    return { isDelivered: false, reason: codeOf(error), status: 502 };
  }
}

/** What went wrong with a connection; a message could repeat what was sent. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  // A name with several addresses fails with one error for each of them.
  const [first = cause] = cause instanceof AggregateError ? cause.errors : [];
  return first instanceof Error && 'code' in first ? String(first.code) : 'connection failed';
}
