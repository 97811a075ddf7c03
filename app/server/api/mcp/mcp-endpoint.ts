import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { currentEnvironment } from '#app/server/environment';
import { plainResponse } from '#app/server/requests/plain-responses';
import { withSecurityHeaders } from '#app/server/requests/security-headers';
import { site } from '#app/site';
import { createMcpServer, type ToolContext } from './tools';

const LIMITS = { maxRequestBodySize: 64 * 1024 };
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const ALLOWED_METHODS = 'POST, OPTIONS';
const ALLOWED_HEADERS =
  'content-type, accept, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id';

/**
 * The Model Context Protocol (D53): stateless, without credentials, for pages of any origin. The host
 * is checked against DNS rebinding, which would turn another site's name into this machine's address.
 */
export async function answerMcp(
  request: Request,
  isHttps: boolean,
  context: ToolContext,
): Promise<Response> {
  const response = await answer(request, context);
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('cache-control', 'no-store');
  const open = new Response(response.body, { status: response.status, headers });
  return withSecurityHeaders(open, isHttps, { isOpen: true });
}

async function answer(request: Request, context: ToolContext): Promise<Response> {
  if (!listOwnHosts().includes(new URL(request.url).hostname)) {
    return plainResponse(403, 'This host is not served here.');
  }
  if (request.method === 'OPTIONS') {
    return new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': ALLOWED_METHODS,
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '86400',
      },
    });
  }
  if (request.method !== 'POST') {
    return plainResponse(405, 'Use POST.', { allow: ALLOWED_METHODS, connection: 'close' });
  }
  // Each request has a new server, because nothing is kept between requests.
  const create = () => createMcpServer(context);
  if (!(await isLegacyRequest(request, undefined, LIMITS))) {
    return createMcpHandler(create, { legacy: 'reject', ...LIMITS }).fetch(request);
  }
  // Clients of 2025 revisions would get an event stream from the handler above.
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    ...LIMITS,
  });
  await create().connect(transport);
  return transport.handleRequest(request);
}

/** The site's host, a staging site's and this machine's. */
function listOwnHosts(): string[] {
  const { STAFF_ORIGIN } = currentEnvironment();
  const origins = [site.origin, ...(STAFF_ORIGIN === undefined ? [] : [STAFF_ORIGIN])];
  return [...LOOPBACK, ...origins.map((origin) => new URL(origin).hostname)];
}
