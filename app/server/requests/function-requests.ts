import type * as z from 'zod';
import { isReadableBody } from '#app/framework/function-body';
import { callersSchema } from '#app/server/staff/browser-session.server';
import { plainResponse, tooBusyResponse } from './plain-responses';
import { isDeclaredLarger, readText } from './read-text';

interface FunctionHost {
  find: (path: string) => Promise<FoundFunction | undefined>;
  /** Whether the caller may call it, decided from the headers. */
  mayCall: (callers: FoundFunction['callers'], headers: Headers) => Promise<boolean>;
  answer: (request: Request) => Promise<Response> | Response;
}

/**
 * Answers a call of a server function. Too large, not JSON or unreadable ones are refused here,
 * since Start would answer them with 500.
 */
export async function handleFunctionRequest(
  request: Request,
  { find, mayCall, answer }: FunctionHost,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = await find(pathname);
  if (!found) return refusalResponse(404, 'There is no such function.');
  if (!METHODS.includes(request.method)) {
    return plainResponse(405, 'Use POST or GET.', {
      allow: METHODS.join(', '),
      connection: 'close',
    });
  }
  const made = await makeReadable(request, found.maxBytes, () =>
    mayCall(found.callers, request.headers),
  );
  if (made instanceof Response) return made;
  const { status, statusText, headers: given, body } = await answer(made.readable);
  const headers = new Headers(given);
  headers.set('cache-control', 'no-store');
  // Otherwise the rest of the body would be read as the next request.
  if (made.isUnread) headers.set('connection', 'close');
  return new Response(body, { status, statusText, headers });
}

/** Start answers one of them with 405; others cannot be passed on to it. */
const METHODS = ['GET', 'POST'];

async function makeReadable(
  { url, method, headers, signal, body }: Request,
  maxBytes: number,
  mayCall: () => Promise<boolean>,
): Promise<Response | { readable: Request; isUnread?: boolean }> {
  // Server functions take no parameters in the URL.
  const address = new URL(new URL(url).pathname, url);
  const own = new Headers(headers);
  // Start would parse a missing body as JSON, and a form by the parameters of the type.
  own.delete('content-type');
  // Without it Start has no response for values such as null, and fails.
  own.set('x-tsr-serverfn', 'true');
  const isEmpty = !body || headers.get('content-length') === '0';
  const withoutBody = () => new Request(address, { method, headers: own, signal });
  // Only POST requests have input, and some functions take none.
  if (isEmpty || method !== 'POST') return { readable: withoutBody() };
  if (!JSON_TYPE.test(headers.get('content-type') ?? '')) {
    return refusalResponse(415, 'The request must be JSON.');
  }
  const isPermitted = await mayCall();
  const limit = isPermitted ? maxBytes : MAX_BYTES;
  // The guard says why.
  if (!isPermitted && isDeclaredLarger(headers, limit)) {
    return { readable: withoutBody(), isUnread: true };
  }
  const read = await readText({ body, headers }, limit);
  if (read.kind === 'refused') {
    return read.refusal === 'too-busy'
      ? tooBusyResponse({ connection: 'close' })
      : refusalResponse(413, TOO_LARGE);
  }
  const text = read.value;
  // The guard says why. The body was received, since closing its connection would lose the answer.
  if (!isPermitted) return { readable: withoutBody() };
  if (!isReadableBody(text)) return refusalResponse(400, 'The request could not be read.');
  own.set('content-type', 'application/json');
  return { readable: new Request(address, { method, headers: own, signal, body: text }) };
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const TOO_LARGE = 'The request is too large.';

/** Closes the connection, so that the rest of the body is not read as the next request. */
function refusalResponse(status: number, text: string): Response {
  return plainResponse(status, text, { connection: 'close' });
}

const modules = import.meta.glob<Record<string, unknown>>(
  '/app/{catalog,features}/**/*.functions.ts',
);

/** Maximum body of a request without a session; far more than an inquiry needs (D36). */
const MAX_BYTES = 64 * 1024;
/** Maximum for functions that receive a price list; fifty plans and two hundred addons need half. */
const MAX_LIST_BYTES = 1024 * 1024;
const LIST_FUNCTIONS = ['publishPrices'];

interface FoundFunction {
  callers: z.infer<typeof callersSchema>;
  /** Maximum body size in bytes. */
  maxBytes: number;
}

let functions: Promise<ReadonlyMap<string, FoundFunction>> | undefined;

/**
 * The function at this path; undefined if there is none, which Start would answer with 500 and a
 * stack in the log.
 */
export async function findFunction(path: string): Promise<FoundFunction | undefined> {
  functions ??= listFunctions();
  return (await functions).get(path);
}

async function listFunctions(): Promise<ReadonlyMap<string, FoundFunction>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return new Map(
    loaded.flatMap((exported) => {
      const callers = callersSchema.default('everyone').parse(exported.callers);
      return Object.entries(exported).flatMap(([name, value]) => {
        const maxBytes = LIST_FUNCTIONS.includes(name) ? MAX_LIST_BYTES : MAX_BYTES;
        return readUrl(value).map((url) => [url, { callers, maxBytes }] as const);
      });
    }),
  );
}

/** The `url` that Start adds to server functions. */
function readUrl(exported: unknown): string[] {
  const isFunction = typeof exported === 'function' && 'url' in exported;
  return isFunction && typeof exported.url === 'string' ? [exported.url] : [];
}
