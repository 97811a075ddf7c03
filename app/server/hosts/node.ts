import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve } from 'srvx';
// Run by Node itself, so its imports carry their extension.
import { takeNodeHandler } from '#app/framework/node-listener.ts';
import { startPriceMail } from '#app/server/delivery/price-mail.ts';
import {
  formatInquiryRoute,
  listUnreadVariables,
  readDrainTimes,
  readEnvironment,
} from '#app/server/environment.ts';
import { openInquiries } from '#app/server/inquiries/open-inquiries.ts';
import { runWithRequestId } from '#app/server/log-event.ts';
import { createRenderQueue } from '#app/server/pages/render-queue.ts';
import { openPrices } from '#app/server/prices/open-prices.ts';
import { createDeferral } from '#app/server/requests/defer-renders.ts';
import { createDrain } from '#app/server/requests/drain.ts';
import {
  hasUnknownEnd,
  refuseTunnel,
  respondMalformed,
} from '#app/server/requests/malformed-requests.ts';
import {
  prepareRequest,
  refuseExpectation,
  setForwarded,
} from '#app/server/requests/node-requests.ts';
import { createRequestId, formatRequest } from '#app/server/requests/request-log.ts';
import { loadSecretFiles } from '#app/server/secret-files.ts';
import { inviteFirst } from '#app/server/staff/invitations.ts';
import { createStaffContext, type StaffContext } from '#app/server/staff/staff-context.ts';
import { measureBacklog } from '#app/server/store/deliveries.ts';
import { purgeExpiredStaff } from '#app/server/store/sessions.ts';
import type { HostContext, Site } from '#app/server.ts';
import { createCachedPageWriter } from './cached-page-writer.ts';
import { createFileFinder } from './find-file.ts';
import { limitHeap } from './limit-heap.ts';
import { preloadModules } from './preload-modules.ts';
import { logConsole, logUncaught } from './process-log.ts';
import { createRequestTracking, type TrackedRequest } from './request-tracking.ts';

/** Limits of headers and requests; above them the request is refused. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  // Refused by the site, with its headers.
  requireHostHeader: false,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  // Longer than proxies keep idle connections, so that the server never closes one in use.
  keepAliveTimeout: 75_000,
};

/** Rendering blocks the event loop, so two pages at once would only delay each other and probes. */
const PAGES_AT_ONCE = 1;

/** Jitter, so that refused clients do not retry in lockstep. */
const REFUSAL_MS = { min: 500, spread: 500 };

// The process: memory, variables, the built site, store and prices.
limitHeap();
for (const line of listUnreadVariables(process.env)) console.error(line);
const environment = readEnvironmentOrEnd();
const metrics = await openMetricsOrEnd();
// Imported after the environment was checked, which it reads without readable errors.
const { default: site }: { default: Site } = await import('#app/server');
await preloadModules(import.meta.url);
const inquiries = await openInquiries(environment, metrics).catch((error) =>
  end(describeError(error)),
);
const { prices, stop: stopPrices } = await openPrices(inquiries.store, environment.DATABASE_URL);
// Beside the built server (`tools/node-host`).
const findFile = createFileFinder(fileURLToPath(new URL('client', import.meta.url)));

// The log; the site continues if its reader ends.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
const { follow, recordResponse } = createRequestTracking({
  writeLog: environment.REQUEST_LOG
    ? (request) => process.stdout.write(formatRequest(request))
    : undefined,
  count: metrics?.countRequest,
});

/** Set when the port is known, which the system may choose. */
let staff: StaffContext | undefined;
let stopPriceMail: Awaited<ReturnType<typeof startPriceMail>>;

/** Tracked requests, passed from Node's listener to the site's. */
const counted = new WeakMap<object, TrackedRequest>();

// The server, which listens from here on and answers in a later turn.
const server = serve({
  port: environment.PORT,
  hostname: environment.HOST,
  // `prepareRequest` leaves trusted headers only.
  trustProxy: true,
  silent: true,
  gracefulShutdown: false,
  node: LIMITS,
  fetch: (request) => {
    const { checkStore } = inquiries;
    const { ip: address, runtime } = request;
    const followed = runtime?.node && counted.get(runtime.node.req);
    // Typed, so that the compiler finds misspelt names.
    const host: HostContext = {
      address,
      inquiries,
      prices,
      staff,
      checkStore,
      findFile,
      renders,
      isDraining,
      reportKind:
        followed &&
        ((kind) => {
          followed.kind = kind;
        }),
    };
    return site.fetch(request, host);
  },
});
const { listener, answerRequest } = takeNodeHandler(server);
listener.once('error', (error) => end(describePortFault(error, 'PORT', environment.PORT)));
// Idle connections are closed. A request may wait for another instance's delivery and then attempt it.
listener.setTimeout(Math.max(30_000, 2 * environment.CONTACT_TIMEOUT_MS + 10_000));
const renders = createRenderQueue({
  maxRunning: PAGES_AT_ONCE,
  maxWaiting: environment.PAGE_QUEUE,
  defer: createDeferral(listener),
  pause: (refuse) => setTimeout(refuse, REFUSAL_MS.min + Math.random() * REFUSAL_MS.spread),
});
const writeCachedPage = createCachedPageWriter(site, prices);
const { drain, isDraining, prepareResponse, awaitResponse } = createDrain(
  listener,
  readDrainTimes(environment),
  {
    onClosing: inquiries.stopDelivering,
    onEnd: () => {
      stopPrices();
      stopPriceMail?.();
      inquiries.stop();
      process.exit(0);
    },
  },
);
metrics?.observe({
  countRenders: renders.count,
  readPricesVersion: () => prices.current().version,
  readUnreadablePrices: prices.unreadable,
  isDraining,
  checkStore: inquiries.checkStore,
  measureBacklog: () => measureBacklog(inquiries.store, inquiries.delivery.watched),
});

// Each request.
listener.on('clientError', (error, socket) => {
  const status = respondMalformed(socket, error);
  if (status !== undefined) recordResponse('malformed', status);
});
listener.on('connect', (request, socket) => {
  setForwarded(request, environment.TRUST_PROXY);
  recordResponse('other', refuseTunnel(socket), request);
});
listener.on('checkExpectation', (request, response) => {
  const followed = beginRequest(request, response);
  refuseExpectation(response);
  follow(followed);
});
listener.on('request', (request, response) => {
  if (hasUnknownEnd(request)) {
    setForwarded(request, environment.TRUST_PROXY);
    return recordResponse('malformed', respondMalformed(request.socket) ?? 400, request);
  }
  const followed = beginRequest(request, response);
  if (writeCachedPage(request, response)) {
    followed.kind = 'page_cached';
    awaitResponse(response);
    return follow(followed);
  }
  awaitResponse(response);
  follow(followed);
  if (metrics) counted.set(request, followed);
  runWithRequestId(followed.id, () => answerRequest(request, response));
});

// The end.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, drain);
logUncaught();

// Ready: what the operator reads, and what is repeated.
await server.ready();
logConsole();
const shownHost =
  environment.HOST === '0.0.0.0' || environment.HOST === '::' ? 'localhost' : environment.HOST;
const port = Number(new URL(server.url ?? `http://x:${environment.PORT}`).port || 80);
staff = createStaffContext(environment, inquiries.store, port);
const { origin } = staff;
stopPriceMail = await startPriceMail(environment, inquiries.store, (entry, log) =>
  site.composePriceMail(entry, log, origin),
);
console.log(`Listening on http://${shownHost}:${port}`);
console.log(formatInquiryRoute(environment, inquiries.storeLocation));
if (metrics) console.log(`Metrics at ${metrics.origin}/metrics`);
await printFirstLink(staff);
purgeStaff();
setInterval(purgeStaff, 60 * 60_000).unref();

function readEnvironmentOrEnd() {
  try {
    loadSecretFiles(process.env);
    return readEnvironment(process.env);
  } catch (error) {
    return end(describeError(error));
  }
}

/** The metrics code is loaded only if a port is configured. */
async function openMetricsOrEnd() {
  const { METRICS_PORT: port, METRICS_HOST: host } = environment;
  if (port === undefined) return undefined;
  const { openMetrics } = await import('#app/server/metrics/open-metrics.ts');
  return openMetrics({ host, port }).catch((error) =>
    end(`Metrics: ${describePortFault(error, 'METRICS_PORT', port)}`),
  );
}

function describePortFault(error: unknown, variable: string, port: number): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `Port ${port} is in use. Choose another: ${variable}=…` : describeError(error);
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Exits with a message for the operator, without a stack. */
function end(message: string): never {
  console.error(message);
  process.exit(1);
}

function beginRequest(request: IncomingMessage, response: ServerResponse): TrackedRequest {
  prepareRequest(request, response, environment.TRUST_PROXY);
  prepareResponse(response);
  const id = createRequestId(request.headers.traceparent?.toString());
  return { id, request, response, startedAt: performance.now(), kind: 'other' };
}

/** Prints the link of the first start. Errors of the store are logged elsewhere. */
async function printFirstLink(staff: StaffContext): Promise<void> {
  const link = await inviteFirst(staff, Date.now()).catch(() => undefined);
  if (link === undefined) return;
  console.log(
    `The staff is empty. One-time sign-in link for this machine, valid 24 hours: ${link}`,
  );
}

/** A purge that fails is repeated at the next hour; the store logs why. */
function purgeStaff(): void {
  purgeExpiredStaff(inquiries.store, Date.now()).catch(() => undefined);
}
