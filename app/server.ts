import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { hasInvalidHost } from '#app/framework/invalid-host';
import { canonicalizeAddress } from '#app/framework/router-spelling';
import { languages } from '#app/i18n/languages';
import { renderBusyPage } from '#app/routes/-busy-page';
import { createApi } from '#app/server/api/api';
import { MCP_PATH } from '#app/server/api/mcp/path';
import type { InquiryContext } from '#app/server/inquiries/open-inquiries';
import { type FindOffer, findOfferStore, lookUpOffer } from '#app/server/offers/stored-offers';
import type { ConditionalRequest, PageAnswer } from '#app/server/pages/cached-page';
import { permanentAddress } from '#app/server/pages/page-address';
import { getStarterResponse } from '#app/server/pages/page-scripts';
import { createPages } from '#app/server/pages/pages';
import { createPageRenderer } from '#app/server/pages/render-page';
import type { RenderQueue } from '#app/server/pages/render-queue';
import { composePriceMail } from '#app/server/prices/compose-price-mail';
import type { PriceSource } from '#app/server/prices/price-source';
import { BUILT_IN_PRICES, type PricesInForce } from '#app/server/prices/prices-in-force';
import { findFunction, handleFunctionRequest } from '#app/server/requests/function-requests';
import {
  errorResponse,
  logFailure,
  permanentRedirect,
  plainResponse,
} from '#app/server/requests/plain-responses';
import type { RequestContext } from '#app/server/requests/request-context';
import {
  type ReportKind,
  type RequestKind,
  truncateAddress,
} from '#app/server/requests/request-log';
import { withSecurityHeaders } from '#app/server/requests/security-headers';
import { SECURITY_TXT_PATH, securityTxtResponse } from '#app/server/requests/security-txt';
import { mayCall } from '#app/server/staff/browser-session.server';
import type { StaffContext } from '#app/server/staff/staff-context';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/** A host's supplies for each request; the store is optional (D36). */
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
const FUNCTIONS = /^\/_serverFn\//;

/** Pages are cached, so they are rendered without any fact about a visitor. */
const NO_VISITOR = {
  visit: { address: 'unknown', inquiries: undefined, prices: undefined },
  staff: undefined,
};

const render = createStartHandler((start) => {
  for (const { status, error } of start.router.state.matches) {
    if (status === 'error') logFailure(error);
  }
  return defaultRenderHandler(start);
});
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
  /** For a host that sends mails about price changes. */
  composePriceMail: typeof composePriceMail;
}

/** Answers requests on every platform; the hosts (Node, edge) wrap it. */
const site: Site = {
  composePriceMail,
  async fetch(request, host = {}) {
    // The content security policy would block the development server's scripts.
    if (import.meta.env.DEV) return answerInDevelopment(request);
    const isHttps = request.url.startsWith('https:');
    if (hasInvalidHost(request)) {
      return withSecurityHeaders(plainResponse(400, 'The Host header is invalid.'), isHttps);
    }
    try {
      return await answerFirst(ANSWERS, describeRequest(request, host));
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

/** A request with what its answers depend on; the prices are those at its start. */
interface Asked {
  request: Request;
  url: URL;
  isHttps: boolean;
  host: HostContext;
  prices: PricesInForce;
  findOffer: FindOffer;
}

function describeRequest(request: Request, host: HostContext): Asked {
  const url = new URL(request.url);
  const prices = host.prices?.current() ?? BUILT_IN_PRICES;
  const findOffer: FindOffer = (number) =>
    lookUpOffer(number, host.inquiries?.store, prices.version, Date.now());
  return { request, url, isHttps: url.protocol === 'https:', host, prices, findOffer };
}

type Matches = (asked: Asked) => boolean;
type Answer = (asked: Asked) => Promise<Response | undefined> | Response | undefined;

const isAt =
  (path: string | RegExp): Matches =>
  ({ url: { pathname } }) =>
    typeof path === 'string' ? pathname === path : path.test(pathname);
const isRead: Matches = ({ request: { method } }) => method === 'GET' || method === 'HEAD';
const always: Matches = () => true;

/** Adds the security headers that pages and programs' answers bring themselves. */
const secured =
  (answer: Answer, exceptions?: Parameters<typeof withSecurityHeaders>[2]): Answer =>
  async (asked) => {
    const response = await answer(asked);
    return response && withSecurityHeaders(response, asked.isHttps, exceptions);
  };
const counted =
  (kind: RequestKind, answer: Answer): Answer =>
  (asked) => {
    asked.host.reportKind?.(kind);
    return answer(asked);
  };

/** Answers for programs and the site's own scripts. */
const PROGRAMS: readonly [Matches, Answer][] = [
  [({ url }) => api.handles(url), counted('api', answerApi)],
  [isAt(MCP_PATH), counted('api', answerAssistant)],
  [isAt(FUNCTIONS), secured(counted('function', answerFunction))],
];

/** Everything that the site answers: the first row that matches and has an answer. */
const ANSWERS: readonly [Matches, Answer][] = [
  ...PROGRAMS,
  [isRead, secured(answerFile, { isFile: true })],
  [(asked) => !isRead(asked), secured(refuseMethod)],
  [isAt('/healthz'), secured(counted('probe', () => plainResponse(200, 'ok')))],
  [isAt('/readyz'), secured(counted('probe', answerReadiness))],
  [isAt(SECURITY_TXT_PATH), secured(() => securityTxtResponse())],
  // Assistants look for a sign-in here and below their endpoint, and expect no page.
  [isAt(/^(?:\/mcp)?\/\.well-known\//), secured(noFile)],
  [always, secured(redirectPermanently)],
  [always, answerPage],
];

async function answerFirst(answers: readonly [Matches, Answer][], asked: Asked): Promise<Response> {
  for (const [matches, answer] of answers) {
    const response = matches(asked) && (await answer(asked));
    if (response) return response;
  }
  return noFile();
}

function answerApi({ request, isHttps, prices }: Asked) {
  return api.answer(request, isHttps, prices);
}

/** Loads the Model Context Protocol with its first request. */
async function answerAssistant({ request, isHttps, prices, host }: Asked) {
  const { address = 'unknown', renders } = host;
  const { answerMcp } = await import('#app/server/api/mcp/mcp-endpoint');
  return answerMcp(request, isHttps, { prices, store: findOfferStore(host), address, renders });
}

function answerFunction({ request, prices: shown, host, findOffer }: Asked) {
  const { address = 'unknown', inquiries, prices, staff } = host;
  const context = {
    visit: { address, inquiries, prices },
    staff,
    readPrices: () => shown,
    findOffer,
  };
  return handleFunctionRequest(request, {
    find: findFunction,
    mayCall: (callers, headers) => mayCall(callers, headers, staff),
    answer: (limited) => render(limited, { context }),
  });
}

/** A static file, or 404 in folders that hold only files. */
async function answerFile({ request, url, host }: Asked): Promise<Response | undefined> {
  const file = (await getStarterResponse(request)) ?? (await host.findFile?.(request));
  if (!file && !FILES_ONLY.test(url.pathname)) return undefined;
  host.reportKind?.('file');
  return file ?? noFile();
}

function noFile(): Response {
  return plainResponse(404, 'There is no such file.');
}

function refuseMethod(): Response {
  return plainResponse(405, 'Pages allow GET and HEAD only.', {
    allow: 'GET, HEAD',
    connection: 'close',
  });
}

/** Ready if a page can be rendered and the process is not shutting down; the store is not needed. */
async function answerReadiness({ host, prices, findOffer }: Asked): Promise<Response> {
  const { isDraining, checkStore, renders } = host;
  if (isDraining?.()) return plainResponse(503, 'ending');
  const sources = { prices, findOffer, renders, network: undefined };
  const page = await pages.answer(new Request('http://localhost/'), false, sources);
  if (page.status !== 200) return plainResponse(503, 'no pages');
  const isStored = (await checkStore?.()) ?? false;
  return plainResponse(200, isStored ? 'ready' : 'ready, store: down');
}

function redirectPermanently({ url }: Asked): Response | undefined {
  const address = permanentAddress(url, LANGUAGES);
  return address === undefined ? undefined : permanentRedirect(address);
}

function answerPage({ request, isHttps, host, prices, findOffer }: Asked) {
  const { address, renders, reportKind } = host;
  const network = truncateAddress(address);
  return pages.answer(request, isHttps, { prices, findOffer, renders, network, reportKind });
}

/** The development server serves files itself, and its pages are not cached. */
async function answerInDevelopment(request: Request): Promise<Response> {
  // Not in the built site.
  if (!import.meta.env.DEV) return noFile();
  const { makeFileInDevelopment, openDevelopmentHost } = await import('#app/server/development');
  return answerFirst(
    [
      ...PROGRAMS,
      [always, ({ url, findOffer }) => makeFileInDevelopment(url.pathname, findOffer)],
      [
        always,
        ({ prices, findOffer }) =>
          renderPage(canonicalizeAddress(request), { readPrices: () => prices, findOffer }),
      ],
    ],
    describeRequest(request, await openDevelopmentHost()),
  );
}
