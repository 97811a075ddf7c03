import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { hasInvalidHost } from '#app/framework/invalid-host';
import { canonicalizeAddress } from '#app/framework/router-spelling';
import { languages } from '#app/i18n/languages';
import { renderBusyPage } from '#app/routes/-busy-page';
import { createApi } from '#app/server/api/api';
import type { InquiryContext } from '#app/server/inquiries/inquiry-context';
import { type FindOffer, lookUpOffer } from '#app/server/offers/stored-offers';
import { createBusyResponses } from '#app/server/pages/busy-response';
import type { CachedPayload, ConditionalRequest } from '#app/server/pages/cached-payload';
import { getStarterResponse } from '#app/server/pages/page-scripts';
import { createPages } from '#app/server/pages/pages';
import { permanentAddress } from '#app/server/pages/permanent-address';
import { createPageRenderer } from '#app/server/pages/render-page';
import type { RenderQueue } from '#app/server/pages/render-queue';
import type { PriceSource } from '#app/server/prices/price-source';
import { BUILT_IN_PRICES, type PricesInForce } from '#app/server/prices/prices-in-force';
import { getMaxFunctionBytes } from '#app/server/requests/function-paths';
import { handleFunctionRequest } from '#app/server/requests/function-requests';
import {
  errorResponse,
  permanentRedirect,
  plainResponse,
} from '#app/server/requests/plain-responses';
import type { RequestContext } from '#app/server/requests/request-context';
import type { ReportKind } from '#app/server/requests/request-kind';
import { truncateAddress } from '#app/server/requests/request-log';
import { withSecurityHeaders } from '#app/server/requests/security-headers';
import { SECURITY_TXT_PATH, securityTxtResponse } from '#app/server/requests/security-txt';
import type { StaffContext } from '#app/server/staff/staff-context';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/** What only a host can know or do; one that says nothing has no store (D36). */
export interface HostFacts {
  /** The visitor's network address. */
  address?: string | undefined;
  /** Where inquiries are kept and delivered from. */
  contact?: InquiryContext | undefined;
  /** Which prices are in force; without it the built-in ones always are. */
  prices?: PriceSource | undefined;
  /** Where people of the staff sign in. */
  staff?: StaffContext | undefined;
  /** Whether the store can be written to. */
  checkStore?: (() => Promise<boolean>) | undefined;
  /** Files that are served as they are; undefined where there is none of this name. */
  findFile?: ((request: Request) => Promise<Response | undefined>) | undefined;
  /** Bounds how many pages are made at once; without it nothing does. */
  renders?: RenderQueue | undefined;
  /** Told to end: it still answers, but shall get no new work. */
  isDraining?: (() => boolean) | undefined;
  /** Hears what a request was about, where that is counted. */
  reportKind?: ReportKind | undefined;
}

const LANGUAGES = languages.map(({ code }) => code);
/** Folders of the build that hold no pages. */
const FILES_ONLY = /^\/(?:assets|pictures|flags)\//;
/** As `serverFns.base` in app.config.ts. */
const FUNCTIONS_PATH = '/_serverFn/';

/** Pages are rendered for no particular visitor: no header of a request reaches them. */
const NO_VISITOR = {
  visit: { address: 'unknown', contact: undefined, prices: undefined },
  staff: undefined,
  progress: { isReached: false },
};

const render = createStartHandler(defaultRenderHandler);
const renderPage = (request: Request, sources: Pick<RequestContext, 'readPrices' | 'findOffer'>) =>
  render(request, { context: { ...NO_VISITOR, ...sources } });
const pages = createPages(createPageRenderer(renderPage), createBusyResponses(renderBusyPage));
const api = createApi();

/** The built site as its hosts know it; they import a build, which has no types of its own. */
export interface Site {
  fetch(request: Request, facts?: HostFacts): Response | Promise<Response>;
  /**
   * A cached page, for a host that writes it by itself; undefined where `fetch` has to answer. A
   * promise where the page has not been sent in this encoding yet.
   * @param target path and query as they were sent
   */
  getCached(
    target: string,
    asked: ConditionalRequest,
    prices: PricesInForce,
  ): CachedPayload | Promise<CachedPayload> | undefined;
}

/** The runtime-neutral handler; hosts (Node, edge) wrap it and add what only they can. */
const site: Site = {
  fetch(request, facts = {}) {
    // The development server adds scripts of its own, which no policy of ours knows.
    if (import.meta.env.DEV) return handleInDevelopment(request, facts);
    const isHttps = request.url.startsWith('https:');
    if (hasInvalidHost(request)) {
      return withSecurityHeaders(plainResponse(400, 'The host is no host.'), isHttps);
    }
    const prices = facts.prices?.current() ?? BUILT_IN_PRICES;
    const known = isRead(request) ? pages.getCached(request, isHttps, prices) : undefined;
    if (!known) return handleRequest(request, isHttps, prices, facts);
    facts.reportKind?.('page_cached');
    if (!(known instanceof Promise)) return known;
    return known.catch((error) => toErrorResponse(error, request, isHttps));
  },
  getCached: pages.getCachedPayload,
};

export default site;

async function handleRequest(
  request: Request,
  isHttps: boolean,
  prices: PricesInForce,
  facts: HostFacts,
): Promise<Response> {
  try {
    const { renders, reportKind } = facts;
    if (api.handles(new URL(request.url))) {
      reportKind?.('api');
      return await api.answer(request, isHttps, prices);
    }
    const file = await handleFile(request, facts);
    if (file) return withSecurityHeaders(file, isHttps, { isFile: true });
    const other = await handleOther(request, prices, facts);
    if (other) return withSecurityHeaders(other, isHttps);
    const findOffer = createFindOffer(prices, facts);
    const network = truncateAddress(facts.address);
    return await pages.answer(request, isHttps, {
      prices,
      findOffer,
      renders,
      network,
      reportKind,
    });
  } catch (error) {
    return toErrorResponse(error, request, isHttps);
  }
}

function toErrorResponse(error: unknown, { signal }: Request, isHttps: boolean): Response {
  // The visitor has left, which is no fault; what he sent is still being worked on.
  return withSecurityHeaders(
    signal.aborted ? plainResponse(408, 'Gone.') : errorResponse(error),
    isHttps,
  );
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** What is missing in a folder of files is no page either; undefined for everything else. */
async function handleFile(request: Request, facts: HostFacts): Promise<Response | undefined> {
  if (!isRead(request)) return undefined;
  const file = (await getStarterResponse(request)) ?? (await facts.findFile?.(request));
  if (!file && !FILES_ONLY.test(new URL(request.url).pathname)) return undefined;
  facts.reportKind?.('file');
  return file ?? plainResponse(404, 'There is no such file.');
}

/** Where neither a page nor a file is asked for, the answer; undefined for pages. */
async function handleOther(
  request: Request,
  prices: PricesInForce,
  facts: HostFacts,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const { pathname } = url;
  const { reportKind } = facts;
  if (pathname.startsWith(FUNCTIONS_PATH)) {
    reportKind?.('function');
    return handleFunction(request, prices, facts);
  }
  if (!isRead(request)) {
    return plainResponse(405, 'Pages are only read.', { allow: 'GET, HEAD', connection: 'close' });
  }
  if (pathname === '/healthz' || pathname === '/readyz') {
    reportKind?.('probe');
    return pathname === '/healthz' ? plainResponse(200, 'ok') : readinessResponse(prices, facts);
  }
  if (pathname === SECURITY_TXT_PATH) return securityTxtResponse();
  const address = permanentAddress(url, LANGUAGES);
  return address === undefined ? undefined : permanentRedirect(address);
}

/** Ready is who can make a page and is not about to end; pages go on without the store. */
async function readinessResponse(prices: PricesInForce, facts: HostFacts): Promise<Response> {
  const { isDraining, checkStore, renders } = facts;
  if (isDraining?.()) return plainResponse(503, 'ending');
  const findOffer = createFindOffer(prices, facts);
  const sources = { prices, findOffer, renders, network: undefined };
  const page = await pages.answer(new Request('http://localhost/'), false, sources);
  if (page.status !== 200) return plainResponse(503, 'no pages');
  const isStored = (await checkStore?.()) ?? false;
  return plainResponse(200, isStored ? 'ready' : 'ready, store: down');
}

/** The development server has no host of ours, and so opens the store by itself. */
async function handleInDevelopment(request: Request, facts: HostFacts): Promise<Response> {
  if (!import.meta.env.DEV) return plainResponse(404, 'Only while developing.');
  const { openInquiriesOnce } = await import('#app/server/inquiries/open-inquiries');
  const { openPricesOnce } = await import('#app/server/prices/open-prices');
  const { currentEnvironment } = await import('#app/server/environment');
  const environment = currentEnvironment();
  const contact = facts.contact ?? (await openInquiriesOnce(environment));
  const source = await openPricesOnce(contact.store, environment.DATABASE_URL);
  const prices = source.current();
  const { createStaffContext } = await import('#app/server/staff/staff-context');
  const staff = createStaffContext(environment, contact.store, environment.PORT);
  if (api.handles(new URL(request.url))) return api.answer(request, false, prices);
  return new URL(request.url).pathname.startsWith(FUNCTIONS_PATH)
    ? handleFunction(request, prices, { ...facts, contact, prices: source, staff })
    : renderPage(canonicalizeAddress(request), {
        readPrices: () => prices.published,
        findOffer: createFindOffer(prices, { ...facts, contact }),
      });
}

function createFindOffer({ version }: PricesInForce, { contact }: HostFacts): FindOffer {
  return (number) => lookUpOffer(number, contact?.store, version, Date.now());
}

async function handleFunction(
  request: Request,
  inForce: PricesInForce,
  facts: HostFacts,
): Promise<Response> {
  const { address = 'unknown', contact, prices, staff } = facts;
  const sources = {
    readPrices: () => inForce.published,
    findOffer: createFindOffer(inForce, facts),
  };
  const visit = { address, contact, prices };
  return handleFunctionRequest(
    request,
    (limited, progress) => render(limited, { context: { visit, staff, progress, ...sources } }),
    getMaxFunctionBytes,
  );
}
