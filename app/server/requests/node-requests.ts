import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { CLOSED_POLICY, securityHeaders } from './security-headers.ts';
import { readForwarded, type TrustedProxies } from './trusted-proxies.ts';

/** No host at all, so that the site refuses it (400). */
const NO_HOST = '?';
/** `/path` or `*`; else it is a whole address. */
const PATH = /^(?:\/|\*$)/;

/**
 * Puts one of Node's requests right before anything reads it. A request without a host, or with two,
 * has none; of `X-Forwarded-*` only what trusted proxies say is left, one value each.
 */
export function prepareRequest(
  request: IncomingMessage,
  response: ServerResponse,
  trusted: TrustedProxies,
): void {
  if (!namesOneHost(request)) request.headers.host = NO_HOST;
  setForwarded(request, trusted);
  // What srvx answers itself, with 400 and nothing else.
  if (!isTarget(request.url ?? '')) addSecurityHeaders(response);
}

/** Of `Expect` there is `100-continue` alone, which Node answers itself. */
export function refuseExpectation(response: ServerResponse): void {
  addSecurityHeaders(response);
  response.writeHead(417, { 'content-length': 0, connection: 'close' }).end();
}

function isTarget(target: string): boolean {
  if (PATH.test(target)) return true;
  return URL.canParse(target) && /^https?:\/\//i.test(target);
}

/** In HTTP/1.0 a request need not name one. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** The part of it for a request that Node hands over without a response. */
export function setForwarded({ headers, socket }: IncomingMessage, trusted: TrustedProxies): void {
  const { address, proto, host } = readForwarded(trusted, socket.remoteAddress, headers);
  setHeader(headers, 'x-forwarded-for', address);
  setHeader(headers, 'x-forwarded-proto', proto);
  setHeader(headers, 'x-forwarded-host', host);
}

function setHeader(headers: IncomingHttpHeaders, name: string, value: string | undefined): void {
  if (value !== undefined) headers[name] = value;
  // Taking one away makes reading all others slower.
  else if (headers[name] !== undefined) delete headers[name];
}

function addSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of securityHeaders(CLOSED_POLICY, false))
    response.setHeader(name, value);
}
