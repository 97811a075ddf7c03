import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PriceSource } from '#app/server/prices/price-source';
import type { Site } from '#app/server.ts';

/** Other hosts, such as addresses of IPv6, are left to the site, which refuses what is none. */
const PLAIN_HOST = /^[a-z\d.-]+(?::\d{1,5})?$/i;

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
    if (!answer || answer instanceof Promise) return false;
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return true;
  };
}
