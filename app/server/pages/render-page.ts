import { getOfferValidUntil } from '#app/domain/offers/offer';
import type { PriceListVersion } from '#app/domain/price-lists/activation-log';
import { refuse } from '#app/domain/result';
import { getPagePath, isIsolated, languages } from '#app/i18n/languages';
import { readCaptcha } from '#app/server/inquiries/captcha.server';
import { findOfferFile, makeOfferFile } from '#app/server/offers/offer-files';
import type { FindOffer } from '#app/server/offers/stored-offers';
import type { RequestContext } from '#app/server/requests/request-context';
import { isStaffPath, PASSKEY_PATHS } from '#app/server/staff/staff-context';
import { getOfferExpiry } from '#app/server/store/offers';
import { site } from '#app/site';
import { type CachedPage, createCachedPage } from './cached-page';

/** Inputs of a page beside its address. */
export interface PageSources {
  prices: PriceListVersion;
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
  return async (address, sources) => {
    const file = findOfferFile(address);
    if (!file) return renderPage(render, address, sources);
    const { number } = file;
    const found = number === undefined ? refuse('unknown') : await sources.findOffer(number);
    const response = found.kind === 'ok' ? await makeOfferFile(file, found.value) : undefined;
    if (found.kind === 'ok' && response) {
      const { createdAt } = found.value.offer;
      const validUntil = getOfferValidUntil(createdAt);
      // The order request goes with the offer's validity (D61).
      const until = Date.now() <= validUntil ? validUntil : getOfferExpiry(createdAt);
      // The file shows all changes since, as the page does.
      return createCachedPage(response, { until, pricesVersion: sources.prices.version });
    }
    // The page of the offer says why there is no file.
    const missing = found.kind === 'ok' ? refuse('unknown') : found;
    const page = address.replace(/\.\w+$/, '');
    return renderPage(render, page, { ...sources, findOffer: async () => missing });
  };
}

async function renderPage(
  render: Render,
  address: string,
  { prices, findOffer }: PageSources,
): Promise<CachedPage> {
  let isComplete = true;
  let pricesVersion: number | undefined;
  let until: number | undefined;
  const readPrices = () => {
    pricesVersion = prices.version;
    return prices;
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
  const { body, headers } = response;
  // A page without its offer is not cached.
  const complete = isComplete ? response : new Response(body, { status: 503, headers });
  const captcha = readCaptcha();
  return createCachedPage(complete, {
    captchaOrigin: captcha ? new URL(captcha.scriptUrl).origin : undefined,
    isForStaff: isStaffPath(address),
    hasPasskeys: PASSKEY_PATHS.some((path) => address.endsWith(path)),
    isIsolated: isIsolated(address),
    pricesVersion,
    until,
    quality: HOME_PAGES.has(address) ? 'thorough' : 'quick',
  });
}
