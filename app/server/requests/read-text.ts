import { BodyTooLargeError, limitBodyStream } from 'srvx/body-limit';

/** Reads a body whose length may be undeclared; undefined if it is too large. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | undefined> {
  if (!body) return '';
  try {
    return await new Response(limitBodyStream(body, maxBytes)).text();
  } catch (error) {
    // Otherwise the connection broke, and no client waits for a response.
    return error instanceof BodyTooLargeError ? undefined : '';
  }
}
