import { isReadableBody } from '#app/framework/function-body';
import { plainResponse } from './plain-responses';

/** Set as soon as a server function runs; until then a failure means a bad request. */
export interface Progress {
  isReached: boolean;
}

/**
 * Handles a call of a server function. Requests that are too large, not JSON or unreadable are refused
 * here, since Start would answer them with 500.
 * @param findLimit maximum body size in bytes; undefined if there is no function at this path
 */
export async function handleFunctionRequest(
  request: Request,
  answer: (request: Request, progress: Progress) => Promise<Response> | Response,
  findLimit: (path: string) => Promise<number | undefined>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const maxBytes = await findLimit(pathname);
  if (maxBytes === undefined) return refuse(404, 'There is no such function.');
  const readable = await makeReadable(request, maxBytes);
  if (readable instanceof Response) return readable;
  const progress = { isReached: false };
  const response = await answer(readable, progress);
  if (response.status < 500 || progress.isReached) return withNoStore(response);
  void response.body?.cancel();
  return refuse(400, UNREADABLE);
}

async function makeReadable({ url, method, headers, signal, body }: Request, maxBytes: number) {
  // Server functions take no parameters in the URL.
  const address = new URL(new URL(url).pathname, url);
  const isEmpty = !body || headers.get('content-length') === '0';
  // Only POST requests have input, and some functions take none.
  if (isEmpty || method !== 'POST') {
    const remaining = new Headers(headers);
    // Start would parse the missing body as JSON.
    remaining.delete('content-type');
    return new Request(address, { method, headers: remaining, signal });
  }
  if (Number(headers.get('content-length')) > maxBytes) return refuse(413, TOO_LARGE);
  if (!headers.get('content-type')?.startsWith('application/json')) {
    return refuse(415, 'The request must be JSON.');
  }
  const text = await readText(body, maxBytes);
  if (text === undefined) return refuse(413, TOO_LARGE);
  if (!isReadableBody(text)) return refuse(400, UNREADABLE);
  return new Request(address, { method, headers, signal, body: text });
}

const TOO_LARGE = 'The request is too large.';
const UNREADABLE = 'The request could not be read.';

/** Reads a body whose length may be undeclared; undefined if it is too large. */
async function readText(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) return undefined;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    // The connection broke, and no client waits for a response.
    return '';
  }
  return text + decoder.decode();
}

function withNoStore(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** Closes the connection, so that the rest of the body is not read as the next request. */
function refuse(status: number, text: string): Response {
  return plainResponse(status, text, { connection: 'close' });
}
