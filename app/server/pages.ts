import { site } from '#app/site';
import { canonicalizeAddress } from './canonical-address';
import { readChallenge } from './challenge.server';
import { composeAnswer, sendComposed } from './composed-answer';
import { pageAddress } from './page-address';
import { createPageCache } from './page-cache';

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Answers requests for pages, rendering each address once.
 * @param render what makes a page; it sees the address and nothing else of a request
 */
export function createPages(render: (request: Request) => Promise<Response> | Response) {
  const cache = createPageCache(make, MOST_BYTES);

  async function make(address: string) {
    const request = new Request(site.origin + address, { headers: { accept: 'text/html' } });
    return composeAnswer(await render(request), challengeOrigin());
  }

  return async (request: Request, isHttps: boolean): Promise<Response> => {
    const canonical = new URL(canonicalizeAddress(request).url);
    const address = pageAddress(canonical);
    const answer =
      address === undefined
        ? await make(canonical.pathname + canonical.search)
        : await cache.get(address);
    return sendComposed(answer, request, isHttps);
  };
}

function challengeOrigin(): string | undefined {
  const challenge = readChallenge();
  return challenge ? new URL(challenge.scriptUrl).origin : undefined;
}
