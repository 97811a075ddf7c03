import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#app/domain/durations';
import { parseJson } from '#app/domain/parse-json';
import { referenceLanguage } from '#app/i18n/languages';
import { loadTranslatedList } from '#app/i18n/price-list';
import { getSchemas } from '#app/server/api/schemas';
import { currentEnvironment, type Environment } from '#app/server/environment';
import { type RenderQueue, takeSlot } from '#app/server/pages/render-queue';
import { listVisitorNetworks } from '#app/server/requests/network';
import {
  plainResponse,
  preflightResponse,
  tooBusyResponse,
} from '#app/server/requests/plain-responses';
import { readText } from '#app/server/requests/read-text';
import { truncateAddress } from '#app/server/requests/request-log';
import { withSecurityHeaders } from '#app/server/requests/security-headers';
import { site } from '#app/site';
import { getToolSchemas } from './schemas';
import { createMcpServer, type ToolContext } from './tools';

/** Ten calls with every addon have about 5 kB; more would hold up others while it is checked. */
const MAX_BYTES = 16 * 1024;
const MAX_BATCH = 10;
/** By network, which assistants of one provider share; too frequent to count in the store. */
const MAX_CALLS_PER_MINUTE = 300;
const calls = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS, noUpdateTTL: true });
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const ALLOWED_METHODS = 'POST, OPTIONS';
const ALLOWED_HEADERS =
  'content-type, accept, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id';

interface McpContext extends Omit<ToolContext, 'waitFor'> {
  /** Calls wait like pages, because both block the event loop. */
  renders?: RenderQueue | undefined;
}

/**
 * The Model Context Protocol (D53): stateless, without credentials, for pages of any origin. The host
 * is checked against DNS rebinding, which would turn another site's name into this machine's address.
 */
export async function answerMcp(
  request: Request,
  isHttps: boolean,
  context: McpContext,
): Promise<Response> {
  const response = await answer(request, context);
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('cache-control', 'no-store');
  const open = new Response(response.body, { status: response.status, headers });
  return withSecurityHeaders(open, isHttps, { isOpen: true });
}

async function answer(request: Request, context: McpContext): Promise<Response> {
  if (!isServedHost(new URL(request.url).hostname, currentEnvironment())) {
    return plainResponse(403, 'This host is not served here.');
  }
  if (request.method === 'OPTIONS') return preflightResponse(ALLOWED_METHODS, ALLOWED_HEADERS);
  if (request.method !== 'POST') {
    return plainResponse(405, 'Use POST.', { allow: ALLOWED_METHODS, connection: 'close' });
  }
  const read = await readText(request, MAX_BYTES);
  if (read.kind === 'refused') {
    if (read.refusal === 'too-busy') return tooBusyResponse({ connection: 'close' });
    return protocolError(413, `A request has at most ${MAX_BYTES} bytes.`, { connection: 'close' });
  }
  const body = read.value;
  const count = getCallCount(body);
  if (count > MAX_BATCH) return protocolError(400, `A batch has at most ${MAX_BATCH} calls.`);
  const retryAfter = countCalls(context.address, count);
  if (retryAfter > 0) {
    return protocolError(429, 'Too many calls. Try again later.', {
      'retry-after': `${retryAfter}`,
    });
  }
  const slot = await takeSlot(context.renders, truncateAddress(context.address));
  if (!slot) return tooBusyResponse();
  try {
    const { url, method, signal } = request;
    const headers = new Headers(request.headers);
    // The answer is JSON in any case; the package answers 406 to clients that ask for JSON alone.
    headers.set('accept', 'application/json, text/event-stream');
    const received = new Request(url, { method, headers, signal, body });
    return await answerCalls(received, { ...context, waitFor: slot.waitFor });
  } finally {
    slot.end();
  }
}

async function answerCalls(request: Request, context: ToolContext): Promise<Response> {
  // Each request has a new server, because nothing is kept between requests.
  const config = await loadTranslatedList(context.prices.list, referenceLanguage);
  const create = () => createMcpServer(context, getToolSchemas(getSchemas(config)));
  if (!(await isLegacyRequest(request))) {
    return createMcpHandler(create, { legacy: 'reject' }).fetch(request);
  }
  // Clients of 2025 revisions would get an event stream from the handler above.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await create().connect(transport);
  return transport.handleRequest(request);
}

/** @returns 0, or the seconds until the caller's network may make more calls */
function countCalls(address: string, count: number): number {
  const networks = listVisitorNetworks(address);
  const sumOf = (key: string) => (calls.get(key) ?? 0) + count;
  const full = networks.find(({ key, share }) => sumOf(key) > MAX_CALLS_PER_MINUTE * share);
  if (full) return Math.ceil(calls.getRemainingTTL(full.key) / 1000);
  for (const { key } of networks) calls.set(key, sumOf(key));
  return 0;
}

/** Messages of a request; unreadable ones are answered by the protocol's own handler. */
function getCallCount(body: string): number {
  const json = parseJson(body);
  return Array.isArray(json) ? json.length : 1;
}

/** Code of JSON-RPC for an invalid request. */
const INVALID_REQUEST = -32_600;

function protocolError(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const error = { code: INVALID_REQUEST, message };
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status, headers });
}

/** Whether a host is the site's, a staging site's, this machine's or that of a preview. */
export function isServedHost(
  host: string,
  { STAFF_ORIGIN, PREVIEW_HOSTS = [] }: Pick<Environment, 'STAFF_ORIGIN' | 'PREVIEW_HOSTS'>,
): boolean {
  const origins = [site.origin, ...(STAFF_ORIGIN === undefined ? [] : [STAFF_ORIGIN])];
  const own = [...LOOPBACK, ...origins.map((origin) => new URL(origin).hostname)];
  return (
    own.includes(host) ||
    PREVIEW_HOSTS.some((name) =>
      name.startsWith('*') ? host.endsWith(name.slice(1)) : host === name,
    )
  );
}
