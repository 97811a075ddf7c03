import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { hasInvalidHost } from '#app/framework/invalid-host';
import { canonicalizeAddress } from '#app/framework/router-spelling';
import { languages } from '#app/i18n/languages';
import { renderBusyPage } from '#app/routes/-busy-page';
import { createApi } from '#app/server/api/api';
import { MCP_PATH } from '#app/server/api/mcp/path';
import type { InquiryContext } from '#app/server/inquiries/open-inquiries';
import { findOfferFile, makeOfferFile } from '#app/server/offers/offer-files';
import { type FindOffer, findOfferStore, lookUpOffer } from '#app/server/offers/stored-offers';
import type { ConditionalRequest, PageAnswer } from '#app/server/pages/cached-page';
import { getStarterResponse } from '#app/server/pages/page-scripts';
import { createPages } from '#app/server/pages/pages';
import { permanentAddress } from '#app/server/pages/permanent-address';
import { createPageRenderer } from '#app/server/pages/render-page';
import type { RenderQueue } from '#app/server/pages/render-queue';
import { createPriceMailComposer } from '#app/server/prices/compose-price-mail';
import type { PriceSource } from '#app/server/prices/price-source';
import { BUILT_IN_PRICES, type PricesInForce } from '#app/server/prices/prices-in-force';
import { findFunction, handleFunctionRequest } from '#app/server/requests/function-requests';
import {
  errorResponse,
  permanentRedirect,
  plainResponse,
} from '#app/server/requests/plain-responses';
import type { RequestContext } from '#app/server/requests/request-context';
import { type ReportKind, truncateAddress } from '#app/server/requests/request-log';
import { withSecurityHeaders } from '#app/server/requests/security-headers';
import { SECURITY_TXT_PATH, securityTxtResponse } from '#app/server/requests/security-txt';
import { mayCall } from '#app/server/staff/browser-session.server';
import type { StaffContext } from '#app/server/staff/staff-context';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/** What a host supplies with each request; the store is optional (D36). */
export interface HostContext {
  /** The visitor's network address. */
  address?: string | undefined;
  /** Stores and delivers inquiries. */
  inquiries?: InquiryContext | undefined;
  /** The prices in force; without it the built-in ones. */
  prices?: PriceSource | undefined;
  /** Staff sign-in. */
  staff?: StaffContext | undefined;
  /** Whether the store can be written to. */
  checkStore?: (() => Promise<boolean>) | undefined;
  /** Static files; undefined if there is no such file. */
  findFile?: ((request: Request) => Promise<Response | undefined>) | undefined;
  /** Limits how many pages are rendered at once; without it there is no limit. */
  renders?: RenderQueue | undefined;
  /** Whether the process is shutting down; load balancers should send nothing new. */
  isDraining?: (() => boolean) | undefined;
  /** Receives the kind of each request, for metrics. */
  reportKind?: ReportKind | undefined;
}

const LANGUAGES = languages.map(({ code }) => code);
/** Folders of static files without pages. */
const FILES_ONLY = /^\/(?:assets|pictures|flags)\//;
/** Same as `serverFns.base` in app.config.ts. */
const FUNCTIONS_PATH = '/_serverFn/';

/** Pages are cached, so they are rendered without any fact about a visitor. */
const NO_VISITOR = {
  visit: { address: 'unknown', inquiries: undefined, prices: undefined },
  staff: undefined,
};

const render = createStartHandler(defaultRenderHandler);
const renderPage = (request: Request, sources: Pick<RequestContext, 'readPrices' | 'findOffer'>) =>
  render(request, { context: { ...NO_VISITOR, ...sources } });
const pages = createPages(createPageRenderer(renderPage), renderBusyPage);
const api = createApi();

/** The site as hosts use it; they import the build, which has no types. */
export interface Site {
  fetch(request: Request, host?: HostContext): Promise<Response>;
  /**
   * A cached page, for a host that writes the response itself; undefined if `fetch` has to answer.
   * A promise if the page is not compressed yet in the requested encoding.
   * @param target path and query as sent
   */
  getCached(
    target: string,
    conditions: ConditionalRequest,
    prices: PricesInForce,
  ): PageAnswer | Promise<PageAnswer> | undefined;
  /** Composes mails about price changes, for a host that sends them. */
  createPriceMailComposer: typeof createPriceMailComposer;
}

/** Handles requests on every platform; the hosts (Node, edge) wrap it. */
const site: Site = {
  createPriceMailComposer,
  async fetch(request, host = {}) {
    // The content security policy would block the development server's scripts.
    if (import.meta.env.DEV) return handleInDevelopment(request, host);
    const isHttps = request.url.startsWith('https:');
    if (hasInvalidHost(request)) {
      return withSecurityHeaders(plainResponse(400, 'The Host header is invalid.'), isHttps);
    }
    try {
      return await handleRequest(request, isHttps, host);
    } catch (error) {
      // A closed connection is not an error.
      const answer = request.signal.aborted
        ? plainResponse(408, 'The connection was closed.')
        : errorResponse(error);
      return withSecurityHeaders(answer, isHttps);
    }
  },
  getCached: pages.getCached,
};

export default site;

async function handleRequest(
  request: Request,
  isHttps: boolean,
  host: HostContext,
): Promise<Response> {
  const { renders, reportKind } = host;
  const prices = host.prices?.current() ?? BUILT_IN_PRICES;
  if (api.handles(new URL(request.url))) {
    reportKind?.('api');
    return api.answer(request, isHttps, prices);
  }
  if (new URL(request.url).pathname === MCP_PATH) {
    reportKind?.('api');
    return answerProgram(request, isHttps, prices, host);
  }
  const file = await handleFile(request, host);
  if (file) return withSecurityHeaders(file, isHttps, { isFile: true });
  const other = await handleOther(request, prices, host);
  if (other) return withSecurityHeaders(other, isHttps);
  const findOffer = createFindOffer(prices, host);
  const network = truncateAddress(host.address);
  return pages.answer(request, isHttps, {
    prices,
    findOffer,
    renders,
    network,
    reportKind,
  });
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A static file, or 404 in folders that hold only files; undefined otherwise. */
async function handleFile(request: Request, host: HostContext): Promise<Response | undefined> {
  if (!isRead(request)) return undefined;
  const file = (await getStarterResponse(request)) ?? (await host.findFile?.(request));
  if (!file && !FILES_ONLY.test(new URL(request.url).pathname)) return undefined;
  host.reportKind?.('file');
  return file ?? plainResponse(404, 'There is no such file.');
}

/** Answers requests for anything but pages and files; undefined for pages. */
async function handleOther(
  request: Request,
  prices: PricesInForce,
  host: HostContext,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const { pathname } = url;
  const { reportKind } = host;
  if (pathname.startsWith(FUNCTIONS_PATH)) {
    reportKind?.('function');
    return handleFunction(request, prices, host);
  }
  if (!isRead(request)) {
    return plainResponse(405, 'Pages allow GET and HEAD only.', {
      allow: 'GET, HEAD',
      connection: 'close',
    });
  }
  if (pathname === '/healthz' || pathname === '/readyz') {
    reportKind?.('probe');
    return pathname === '/healthz' ? plainResponse(200, 'ok') : readinessResponse(prices, host);
  }
  if (pathname === SECURITY_TXT_PATH) return securityTxtResponse();
  // Assistants look for a sign-in here and below their endpoint, and expect no page.
  if (/^(?:\/mcp)?\/\.well-known\//.test(pathname))
    return plainResponse(404, 'There is no such file.');
  const address = permanentAddress(url, LANGUAGES);
  return address === undefined ? undefined : permanentRedirect(address);
}

/** Ready if a page can be rendered and the process is not shutting down; the store is not needed. */
async function readinessResponse(prices: PricesInForce, host: HostContext): Promise<Response> {
  const { isDraining, checkStore, renders } = host;
  if (isDraining?.()) return plainResponse(503, 'ending');
  const findOffer = createFindOffer(prices, host);
  const sources = { prices, findOffer, renders, network: undefined };
  const page = await pages.answer(new Request('http://localhost/'), false, sources);
  if (page.status !== 200) return plainResponse(503, 'no pages');
  const isStored = (await checkStore?.()) ?? false;
  return plainResponse(200, isStored ? 'ready' : 'ready, store: down');
}

/** The development server has no host, so this opens the store. */
async function handleInDevelopment(request: Request, host: HostContext): Promise<Response> {
  if (!import.meta.env.DEV) return plainResponse(404, 'Only while developing.');
  const { openInquiriesOnce } = await import('#app/server/inquiries/open-inquiries');
  const { openPricesOnce } = await import('#app/server/prices/open-prices');
  const { currentEnvironment } = await import('#app/server/environment');
  const environment = currentEnvironment();
  const inquiries = host.inquiries ?? (await openInquiriesOnce(environment));
  const source = await openPricesOnce(inquiries.store, environment.DATABASE_URL);
  const prices = source.current();
  const { createStaffContext } = await import('#app/server/staff/staff-context');
  const staff = createStaffContext(environment, inquiries.store, environment.PORT);
  const { pathname } = new URL(request.url);
  const findOffer = createFindOffer(prices, { ...host, inquiries });
  const file = await makeFileInDevelopment(pathname, findOffer);
  if (file) return file;
  if (api.handles({ pathname })) return api.answer(request, false, prices);
  if (pathname === MCP_PATH) return answerProgram(request, false, prices, { inquiries });
  return pathname.startsWith(FUNCTIONS_PATH)
    ? handleFunction(request, prices, { ...host, inquiries, prices: source, staff })
    : renderPage(canonicalizeAddress(request), {
        readPrices: () => prices.published,
        findOffer,
      });
}

async function makeFileInDevelopment(
  pathname: string,
  findOffer: FindOffer,
): Promise<Response | undefined> {
  const file = findOfferFile(pathname);
  if (file?.number === undefined) return undefined;
  const found = await findOffer(file.number);
  return found.kind === 'ok' ? makeOfferFile(file, found.value) : undefined;
}

/** Loads the Model Context Protocol with its first request. */
async function answerProgram(
  request: Request,
  isHttps: boolean,
  prices: PricesInForce,
  host: HostContext,
): Promise<Response> {
  const { address = 'unknown', renders } = host;
  const { answerMcp } = await import('#app/server/api/mcp/mcp-endpoint');
  const store = findOfferStore(host);
  return answerMcp(request, isHttps, { prices, store, address, renders });
}

function createFindOffer({ version }: PricesInForce, { inquiries }: HostContext): FindOffer {
  return (number) => lookUpOffer(number, inquiries?.store, version, Date.now());
}

async function handleFunction(
  request: Request,
  inForce: PricesInForce,
  host: HostContext,
): Promise<Response> {
  const { address = 'unknown', inquiries, prices, staff } = host;
  const sources = {
    readPrices: () => inForce.published,
    findOffer: createFindOffer(inForce, host),
  };
  const visit = { address, inquiries, prices };
  return handleFunctionRequest(request, {
    find: findFunction,
    mayCall: (callers, headers) => mayCall(callers, headers, staff),
    answer: (limited) => render(limited, { context: { visit, staff, ...sources } }),
  });
}
