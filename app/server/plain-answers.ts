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

/** An unexpected error is written down here and not told to the visitor. */
export function answerFailure(error: unknown): Response {
  console.error('request failed:', error);
  return plainAnswer(500, 'Something went wrong.');
}
