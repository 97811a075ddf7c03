import { formatTrace, logEvent } from '#app/server/log-event.ts';

/** A short answer in plain text, for programs; no cache keeps it. */
export function plainAnswer(
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

/** Tells that an address has moved for good. */
export function moved(location: string): Response {
  const headers = { location, 'cache-control': `public, max-age=${HOUR}` };
  return plainAnswer(308, 'Moved.', headers);
}

/** For what another second may bring back. */
export function tooBusy(): Response {
  return plainAnswer(503, 'Too busy, try again.', { 'retry-after': '1' });
}

/** An unexpected error is written down here and not told to the visitor. */
export function answerFailure(error: unknown): Response {
  logEvent('error', 'request failed', formatTrace(error));
  if (isOutOfFiles(error)) return tooBusy();
  return plainAnswer(500, 'Something went wrong.');
}

/** This process, or the machine, has as many files and connections open as it may. */
function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E[MN]FILE$/.test(String(error.code));
}
