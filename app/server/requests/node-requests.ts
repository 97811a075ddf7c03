import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForwarded } from './network.ts';
import { CLOSED_POLICY, securityHeaders } from './security-headers.ts';

/** An invalid host, so that the site refuses the request (400). */
const NO_HOST = '?';
/** `/path` or `*`; other targets are absolute URLs. */
const PATH = /^(?:\/|\*$)/;

/**
 * Normalizes a Node request before it is handled. A request without exactly one host gets an invalid
 * one; `X-Forwarded-*` headers keep only the value of trusted proxies.
 */
export function prepareRequest(
  request: IncomingMessage,
  response: ServerResponse,
  proxies: number,
): void {
  const { headers } = request;
  if (!namesOneHost(request) || !isHost(headers.host)) headers.host = NO_HOST;
  setForwarded(request, proxies);
  if (!isHost(headers['x-forwarded-host']?.toString())) headers['x-forwarded-host'] = NO_HOST;
  // srvx answers these itself with a bare 400.
  if (!isTarget(request.url ?? '')) addSecurityHeaders(response);
}

/** Refuses any `Expect` but `100-continue`, which Node handles itself. */
export function refuseExpectation(response: ServerResponse): void {
  addSecurityHeaders(response);
  response.writeHead(417, { 'content-length': 0, connection: 'close' }).end();
}

function isTarget(target: string): boolean {
  if (PATH.test(target)) return true;
  return URL.canParse(target) && /^https?:\/\//i.test(target);
}

/** Whether it can stand in an address, unlike `x:99999` or `1.2.3.4.5`. */
function isHost(host: string | undefined): boolean {
  return host === undefined || URL.canParse(`http://${host}`);
}

/** HTTP/1.0 requests need no host. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Sets the `X-Forwarded-*` headers; for `CONNECT`, which has no response, this is all. */
export function setForwarded({ headers, socket }: IncomingMessage, proxies: number): void {
  const forwarded = readForwarded(proxies, socket.remoteAddress, headers);
  for (const [name, value] of Object.entries(forwarded)) {
    if (value !== undefined) headers[name] = value;
    // Deleting a header makes reading the others slower, so only existing ones are.
    else if (headers[name] !== undefined) delete headers[name];
  }
}

function addSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders(CLOSED_POLICY)))
    response.setHeader(name, value);
}
