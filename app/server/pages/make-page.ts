import { languages } from '#app/i18n/languages';
import { pathOf } from '#app/i18n/page-paths';
import { readChallenge } from '#app/server/inquiries/challenge.server';
import type { FindOffer } from '#app/server/offers/stored-offers';
import type { PricesInForce } from '#app/server/prices/prices-in-force';
import type { RequestContext } from '#app/server/requests/request-context';
import { SIGN_IN_PATH } from '#app/server/staff/staff-context';
import { getOfferExpiry } from '#app/server/store/offers';
import { site } from '#app/site';
import { type CachedResponse, createCachedResponse } from './cached-response';

/** What a page is made of beside its address. */
export interface PageSources {
  prices: Pick<PricesInForce, 'version' | 'published'>;
  findOffer: FindOffer;
}

/** Makes a page from its address and these sources alone: the same for all visitors. */
export type MakePage = (address: string, sources: PageSources) => Promise<CachedResponse>;

type Render = (
  request: Request,
  sources: Pick<RequestContext, 'readPrices' | 'findOffer'>,
) => Promise<Response> | Response;

/** Large, asked for most, and the first that most visitors wait for. */
const HOME_PAGES: ReadonlySet<string> = new Set(
  languages.map((language) => pathOf('home', language)),
);

export function createPageMaker(render: Render): MakePage {
  return async (address, { prices, findOffer }) => {
    let isComplete = true;
    let pricesVersion: number | undefined;
    let until: number | undefined;
    const readPrices = () => {
      pricesVersion = prices.version;
      return prices.published;
    };
    const request = new Request(site.origin + address, { headers: { accept: 'text/html' } });
    const response = await render(request, {
      readPrices,
      findOffer: async (number) => {
        // Its page tells what has changed since.
        readPrices();
        const found = await findOffer(number);
        isComplete = found.status !== 'unavailable';
        if (found.status === 'found') until = getOfferExpiry(found.offer.madeAt);
        return found;
      },
    });
    // Made without what it is about, it is not kept.
    const complete = isComplete ? response : withStatus(response, 503);
    return createCachedResponse(complete, {
      challengeOrigin: challengeOrigin(),
      hasPasskeys: address.endsWith(SIGN_IN_PATH),
      pricesVersion,
      until,
      quality: HOME_PAGES.has(address) ? 'thorough' : 'quick',
    });
  };
}

function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}

function challengeOrigin(): string | undefined {
  const challenge = readChallenge();
  return challenge ? new URL(challenge.scriptUrl).origin : undefined;
}
