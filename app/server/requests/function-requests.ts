import { isReadableBody } from '#app/framework/function-body';

/** Set by a server function as soon as it runs: until then, what fails is the request. */
export interface Progress {
  isReached: boolean;
}

/**
 * Answers a call of a server function. What no page of ours sends is refused here: too much, not
 * JSON, or not readable for Start, which would call that an error of its own (500).
 * @param findLimit how many bytes a function may be sent; undefined where there is none at this path
 */
export async function answerFunctionRequest(
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
  if (response.status < 500 || progress.isReached) return forbidStoring(response);
  void response.body?.cancel();
  return refuse(400, UNREADABLE);
}

async function makeReadable({ url, method, headers, signal, body }: Request, maxBytes: number) {
  // Our functions take no parameters in the address.
  const address = new URL(new URL(url).pathname, url);
  const isEmpty = !body || headers.get('content-length') === '0';
  // What is not posted holds nothing that a function would read, and some functions take nothing.
  if (isEmpty || method !== 'POST') {
    const kept = new Headers(headers);
    // Start would read what is not there as JSON.
    kept.delete('content-type');
    return new Request(address, { method, headers: kept, signal });
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

/** A length need not be declared, so what comes is counted; undefined when it is too much. */
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
    // The connection broke; what has come is not all, and no client waits for an answer.
    return '';
  }
  return text + decoder.decode();
}

function forbidStoring(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

function refuse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      // What was not read is still on its way, and Node must not take it for the next request.
      connection: 'close',
    },
  });
}
