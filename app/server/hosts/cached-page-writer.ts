import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PriceSource } from '#app/server/prices/price-source';
import type { Bytes } from '#app/server/requests/content-encoding.ts';
import type { Site } from '#app/server.ts';

/** Other hosts, such as IPv6 addresses, are left to the site, which refuses invalid ones. */
const PLAIN_HOST = /^[a-z\d.-]+(?::\d{1,5})?$/i;

/** Node writes up to 16 KB, with headers, from its stack. */
const MAX_TEXT_BYTES = 14 * 1024;
const texts = new WeakMap<Bytes, string>();

/** The bytes as a Latin-1 string, which Node writes together with the headers in one piece. */
function textOf(body: Bytes): string | undefined {
  const known = texts.get(body);
  if (known !== undefined || body.byteLength > MAX_TEXT_BYTES) return known;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  texts.set(body, text);
  return text;
}

/**
 * Writes cached pages directly to Node's response; a `Request` and a `Response` would each double the
 * time.
 * @returns a function that answers a request if its page is cached, and returns whether it did
 */
export function createCachedPageWriter(site: Site, prices: PriceSource) {
  return (
    { method = '', url = '', headers }: IncomingMessage,
    response: ServerResponse,
  ): boolean => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (!PLAIN_HOST.test(headers.host ?? '')) return false;
    const conditions = {
      method,
      encodings: headers['accept-encoding']?.toString() ?? null,
      tags: headers['if-none-match'] ?? null,
      isHttps: headers['x-forwarded-proto'] === 'https',
    };
    const answer = site.getCached(url, conditions, prices.current());
    if (!answer) return false;
    if (answer instanceof Promise) {
      // The body is being compressed, and the site answers.
      answer.catch(() => undefined);
      return false;
    }
    response.writeHead(answer.status, answer.headers);
    const text = answer.body && textOf(answer.body);
    if (text === undefined) response.end(answer.body);
    else response.end(text, 'latin1');
    return true;
  };
}
