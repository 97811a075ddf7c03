import { refuse } from '#app/domain/result';
import { getPagePath, isIsolated, languages } from '#app/i18n/languages';
import { readCaptcha } from '#app/server/inquiries/captcha.server';
import { findOfferFile, makeOfferFile, type OfferFile } from '#app/server/offers/offer-files';
import type { FindOffer } from '#app/server/offers/stored-offers';
import type { PricesInForce } from '#app/server/prices/prices-in-force';
import type { RequestContext } from '#app/server/requests/request-context';
import { PASSKEY_PATHS } from '#app/server/staff/staff-context';
import { getOfferExpiry } from '#app/server/store/offers';
import { site } from '#app/site';
import { type CachedPage, createCachedPage } from './cached-page';

/** Inputs of a page beside its address. */
export interface PageSources {
  prices: Pick<PricesInForce, 'version' | 'published'>;
  findOffer: FindOffer;
}

/** Renders a page from its address and these sources only, so it is the same for all visitors. */
export type RenderPage = (address: string, sources: PageSources) => Promise<CachedPage>;

type Render = (
  request: Request,
  sources: Pick<RequestContext, 'readPrices' | 'findOffer'>,
) => Promise<Response> | Response;

/** The largest and most requested pages. */
const HOME_PAGES: ReadonlySet<string> = new Set(
  languages.map((language) => getPagePath('home', language)),
);

/** Makes pages and the files of offers. */
export function createPageRenderer(render: Render): RenderPage {
  const renderPage = createHtmlRenderer(render);
  return async (address, sources) => {
    const file = findOfferFile(address);
    if (!file) return renderPage(address, sources);
    const found = await findFileOffer(file, sources.findOffer);
    const response = found.kind === 'ok' ? await makeOfferFile(file, found.value) : undefined;
    if (found.kind === 'ok' && response) {
      const until = getOfferExpiry(found.value.offer.createdAt);
      // The file shows all changes since, as the page does.
      return createCachedPage(response, { until, pricesVersion: sources.prices.version });
    }
    // The page of the offer says why there is no file.
    const missing = found.kind === 'ok' ? refuse('unknown') : found;
    const page = address.replace(/\.\w+$/, '');
    return renderPage(page, { ...sources, findOffer: async () => missing });
  };
}

async function findFileOffer({ number }: OfferFile, findOffer: FindOffer) {
  return number === undefined ? refuse('unknown') : findOffer(number);
}

function createHtmlRenderer(render: Render): RenderPage {
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
        // The page of an offer shows all changes since.
        readPrices();
        const found = await findOffer(number);
        if (found.kind === 'ok') until = getOfferExpiry(found.value.offer.createdAt);
        else isComplete = found.refusal !== 'unavailable';
        return found;
      },
    });
    // A page without its offer is not cached.
    const complete = isComplete ? response : withStatus(response, 503);
    return createCachedPage(complete, {
      captchaOrigin: captchaOrigin(),
      hasPasskeys: PASSKEY_PATHS.some((path) => address.endsWith(path)),
      isIsolated: isIsolated(address),
      pricesVersion,
      until,
      quality: HOME_PAGES.has(address) ? 'thorough' : 'quick',
    });
  };
}

function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}

function captchaOrigin(): string | undefined {
  const captcha = readCaptcha();
  return captcha ? new URL(captcha.scriptUrl).origin : undefined;
}
