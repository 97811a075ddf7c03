import type { DeliveryResult } from './target.ts';

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Statuses that retrying cannot change. */
const FINAL: ReadonlySet<number> = new Set([400, 413, 422]);

/** Posts JSON and reads the status, with 429 and 503 also `Retry-After`. */
export async function postJson({ url, headers, body, signal }: Post): Promise<DeliveryResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      // Personal data goes to the configured address and nowhere else.
      redirect: 'manual',
      signal,
    });
    // The body is of no interest, and may never end.
    void response.body?.cancel().catch(() => undefined);
    if (response.ok) return { kind: 'delivered' };
    const { status } = response;
    return {
      kind: 'failed',
      reason: `answered ${status}`,
      status: 502,
      ...(FINAL.has(status) && { isFinal: true }),
      ...((status === 429 || status === 503) && {
        retryAfterMs: readRetryAfter(response.headers.get('retry-after'), Date.now()),
      }),
    };
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', reason: 'did not answer', status: 504 };
    return { kind: 'failed', reason: connectionErrorOf(error), status: 502 };
  }
}

/** Seconds or a date; undefined for anything else. */
export function readRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}

/** Error code of a failed connection; error messages could contain the data sent. */
function connectionErrorOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  // A name with several addresses fails with one error for each of them.
  const [first = cause] = cause instanceof AggregateError ? cause.errors : [];
  return first instanceof Error && 'code' in first ? String(first.code) : 'connection failed';
}
