import { isReadableBody } from '#app/framework/function-body';
import type { FoundFunction } from './function-paths';
import { plainResponse } from './plain-responses';
import { readText } from './read-text';

interface FunctionHost {
  /** The function at a path. */
  find: (path: string) => Promise<FoundFunction | undefined>;
  /** Whether the caller may call it, decided from the headers. */
  mayCall: (callers: FoundFunction['callers'], headers: Headers) => Promise<boolean>;
  answer: (request: Request) => Promise<Response> | Response;
}

/**
 * Handles a call of a server function. Requests that are too large, not JSON or unreadable are refused
 * here, since Start would answer them with 500.
 */
export async function handleFunctionRequest(
  request: Request,
  { find, mayCall, answer }: FunctionHost,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = await find(pathname);
  if (!found) return refuse(404, 'There is no such function.');
  if (!METHODS.includes(request.method)) {
    return plainResponse(405, 'Use POST or GET.', {
      allow: METHODS.join(', '),
      connection: 'close',
    });
  }
  const readable = await makeReadable(request, found.maxBytes, () =>
    mayCall(found.callers, request.headers),
  );
  if (readable instanceof Response) return readable;
  return withNoStore(await answer(readable));
}

/** Start answers one of them with 405; others cannot be passed on to it. */
const METHODS = ['GET', 'POST'];

async function makeReadable(
  { url, method, headers, signal, body }: Request,
  maxBytes: number,
  mayCall: () => Promise<boolean>,
) {
  // Server functions take no parameters in the URL.
  const address = new URL(new URL(url).pathname, url);
  const own = new Headers(headers);
  // Start would parse a missing body as JSON, and a form by the parameters of the type.
  own.delete('content-type');
  const isEmpty = !body || headers.get('content-length') === '0';
  const withoutBody = () => new Request(address, { method, headers: own, signal });
  // Only POST requests have input, and some functions take none.
  if (isEmpty || method !== 'POST') return withoutBody();
  if (Number(headers.get('content-length')) > maxBytes) return refuse(413, TOO_LARGE);
  if (!JSON_TYPE.test(headers.get('content-type') ?? '')) {
    return refuse(415, 'The request must be JSON.');
  }
  const isPermitted = await mayCall();
  const text = await readText(body, maxBytes);
  if (text === undefined) return refuse(413, TOO_LARGE);
  // The guard says why. The body was received, since closing its connection would lose the answer.
  if (!isPermitted) return withoutBody();
  if (!isReadableBody(text)) return refuse(400, 'The request could not be read.');
  own.set('content-type', 'application/json');
  return new Request(address, { method, headers: own, signal, body: text });
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const TOO_LARGE = 'The request is too large.';

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
