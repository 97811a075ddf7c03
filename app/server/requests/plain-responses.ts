import { formatTrace, logEvent } from '#app/server/log-event.ts';
import { codeOf } from '#app/server/store/store.ts';

/** A short plain-text response that is not cached. */
export function plainResponse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

const HOUR = 3600;

/** A permanent redirect, cached for an hour. */
export function permanentRedirect(location: string): Response {
  const headers = { location, 'cache-control': `public, max-age=${HOUR}` };
  return plainResponse(308, 'Moved.', headers);
}

/** Answers a CORS preflight request, cached for a day. */
export function preflightResponse(methods: string, headers: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': headers,
      'access-control-max-age': '86400',
    },
  });
}

/** 503 with a retry after one second. */
export function tooBusyResponse(headers: Record<string, string> = {}): Response {
  return plainResponse(503, 'Too busy, try again.', { 'retry-after': '1', ...headers });
}

export function logFailure(error: unknown): void {
  logEvent('error', 'request failed', formatTrace(error));
}

/** Logs an unexpected error and answers without details. */
export function errorResponse(error: unknown): Response {
  logFailure(error);
  // The process or the machine has run out of file descriptors.
  if (/^E[MN]FILE$/.test(codeOf(error))) return tooBusyResponse();
  return plainResponse(500, 'Something went wrong.');
}
