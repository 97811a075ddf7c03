import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PriceSource } from '#app/server/prices/price-source';
import type { Bytes } from '#app/server/requests/content-encoding.ts';
import type { Site } from '#app/server.ts';

/** Other hosts, such as addresses of IPv6, are left to the site, which refuses what is none. */
const PLAIN_HOST = /^[a-z\d.-]+(?::\d{1,5})?$/i;

/** Up to 16 KB, headers included, Node writes from its stack. */
const MAX_TEXT_BYTES = 14 * 1024;
const texts = new WeakMap<Bytes, string>();

/**
 * The same bytes as a string, a character each: Node puts it behind the headers and writes both in
 * one piece, where bytes need a list and memory for it with each answer.
 */
function textOf(body: Bytes): string | undefined {
  const known = texts.get(body);
  if (known !== undefined || body.byteLength > MAX_TEXT_BYTES) return known;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  texts.set(body, text);
  return text;
}

/**
 * Writes cached pages straight to Node's response: made into a `Request` and a `Response`, each of
 * them would take as long again.
 * @returns what answers a request where its page is cached, and says whether it did
 */
export function createCachedPageWriter(site: Site, prices: PriceSource) {
  return (
    { method = '', url = '', headers }: IncomingMessage,
    response: ServerResponse,
  ): boolean => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (!PLAIN_HOST.test(headers.host ?? '')) return false;
    const asked = {
      method,
      encodings: headers['accept-encoding']?.toString() ?? null,
      tags: headers['if-none-match'] ?? null,
      isHttps: headers['x-forwarded-proto'] === 'https',
    };
    const answer = site.recall(url, asked, prices.current());
    if (!answer) return false;
    if (answer instanceof Promise) {
      // The site comes upon the same and answers it.
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
