import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { CLOSED_POLICY, securityHeaders } from './security-headers.ts';
import { readForwarded, type TrustedProxies } from './trusted-proxies.ts';

/** No host at all, so that the site refuses it (400). */
const NO_HOST = '?';
/** `/path` or `*`; else it is a whole address. */
const PATH = /^(?:\/|\*$)/;

/**
 * Puts Node's requests right before anything reads them. A request without a host, or with two, has
 * none; of `X-Forwarded-*` only what trusted proxies say is left, one value each.
 */
export function prepareRequests(server: Server, trusted: TrustedProxies): void {
  server.prependListener('request', (request, response) => {
    if (!namesOneHost(request)) request.headers.host = NO_HOST;
    setForwarded(request, trusted);
    // What srvx answers itself, with 400 and nothing else.
    if (!isTarget(request.url ?? '')) addSecurityHeaders(response);
  });
  server.on('checkExpectation', (_request, response) => {
    addSecurityHeaders(response);
    response.writeHead(417, { 'content-length': 0, connection: 'close' }).end();
  });
}

function isTarget(target: string): boolean {
  if (PATH.test(target)) return true;
  return URL.canParse(target) && /^https?:\/\//i.test(target);
}

/** In HTTP/1.0 a request need not name one. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
}

function setForwarded({ headers, socket }: IncomingMessage, trusted: TrustedProxies): void {
  const { address, proto, host } = readForwarded(trusted, socket.remoteAddress, headers);
  const values = {
    'x-forwarded-for': address,
    'x-forwarded-proto': proto,
    'x-forwarded-host': host,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  }
}

function addSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of securityHeaders(CLOSED_POLICY, false))
    response.setHeader(name, value);
}
