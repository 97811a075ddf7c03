import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSED_POLICY, securityHeaders } from './security-headers.ts';

const STATUS_BY_ERROR: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a malformed request and closes the connection.
 * @returns the status; undefined if the client has disconnected
 */
export function respondMalformed(socket: Duplex, error?: Error): number | undefined {
  if (!socket.writable || (error && 'code' in error && error.code === 'ECONNRESET')) {
    socket.destroy();
    return undefined;
  }
  const status = (error && 'code' in error && STATUS_BY_ERROR[String(error.code)]) || 400;
  endWith(socket, status);
  return status;
}

/**
 * Whether a body's end is unknown, because its last coding is not `chunked` (RFC 9112, 6.3). Node
 * hands such a request over first, and fails when it reads the body.
 */
export function hasUnknownEnd({ headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  return coding !== undefined && !/(?:^|,)\s*chunked\s*$/i.test(coding);
}

/** Answers `CONNECT`: this server is no proxy. */
export function refuseTunnel(socket: Duplex): number {
  // Node has removed its own error listener.
  socket.on('error', () => socket.destroy());
  endWith(socket, 405, { allow: 'GET, HEAD' });
  // The end of a connection is only noticed while it is read.
  socket.resume();
  return 405;
}

function endWith(socket: Duplex, status: number, headers: Record<string, string> = {}): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({
      ...securityHeaders(CLOSED_POLICY),
      ...headers,
      'content-length': 0,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n`);
}
