import { setTimeout as wait } from 'node:timers/promises';
import built, { type Site } from '#app/server';
import { createDelivery } from '#app/server/delivery/attempt';
import { openHttpTargets } from '#app/server/delivery/targets';
import {
  cleanUp,
  createAlarm,
  createRetentionJob,
  reportFailure,
} from '#app/server/delivery/worker';
import {
  currentEnvironment,
  listUnreadVariables,
  readRetentionRules,
} from '#app/server/environment';
import type { InquiryContext } from '#app/server/inquiries/open-inquiries';
import { runOutsideRequest, runWithRequestId } from '#app/server/log-event';
import { createPriceSource, type PriceSource } from '#app/server/prices/price-source';
import { parseAddress } from '#app/server/requests/network';
import { createRequestId, formatRequest } from '#app/server/requests/request-log';
import { getFileCaching } from '#app/server/requests/static-files';
import { createStaffContext } from '#app/server/staff/staff-context';
import { type D1Binding, openD1Store } from '#app/server/store/drivers/d1-store';
import { openReadyStore } from '#app/server/store/ready-store';
import { purgeExpiredStaff } from '#app/server/store/sessions';

/** Bindings of `tools/edge/wrangler.json` besides the variables. */
interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
  /** The store (D36); without it inquiries fail. */
  DB?: D1Binding;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

const site: Site = built;

/** With the `s-maxage` of caches, less than five seconds (D38). */
const PRICES_AGE_MS = 1000;
/** How long visitors wait for the store. */
const PRICES_WAIT_MS = 1000;
/** Rounds per run while deliveries succeed; the rest waits for the next minute. */
const MAX_ROUNDS = 20;
/** Between two scheduled runs (`crons` in the configuration). */
const RUN_EVERY_MS = 60_000;
const HALF_A_MINUTE_MS = 30_000;

for (const line of listUnreadVariables(process.env)) console.error(line);
// Invalid variables fail the deployment with a readable list, as they fail the start on Node.
const environment = currentEnvironment();

let edgeInquiries: ReturnType<typeof openEdgeInquiries> | undefined;

export default {
  fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
    const start = performance.now();
    const address = parseAddress(request.headers.get('cf-connecting-ip') ?? '')?.toString();
    const id = createRequestId(request.headers.get('traceparent'));
    const answer = runWithRequestId(id, () => answerFrom(request, bindings, context, address));
    // A client that disconnects must not cancel a shared rendering or an inquiry.
    context.waitUntil(
      answer.then(({ status }) => {
        if (!environment.REQUEST_LOG) return;
        const { pathname: target } = new URL(request.url);
        const time = Date.now();
        const milliseconds = performance.now() - start;
        const logged = { id, time, method: request.method, target, status, milliseconds, address };
        console.log(formatRequest({ ...logged, isAborted: false }).trimEnd());
      }),
    );
    return answer;
  },
  /** Every minute (`triggers` in the configuration). */
  scheduled(_event: unknown, bindings: Bindings, context: Context): void {
    const inquiries = openInquiries(bindings);
    if (!inquiries) return;
    context.waitUntil(inquiries.runScheduled());
    context.waitUntil(purgeExpiredStaff(inquiries.store, Date.now()));
  },
};

function openInquiries({ DB }: Bindings) {
  if (DB) edgeInquiries ??= openEdgeInquiries(DB);
  return edgeInquiries;
}

/** Store, deliveries and prices on the edge, one per isolate. */
function openEdgeInquiries(database: D1Binding) {
  const store = openReadyStore(openD1Store(database));
  const delivery = createDelivery({ store, targets: openHttpTargets(environment) });

  async function deliverDue(): Promise<void> {
    await Promise.all(
      delivery.targets.map(async (target) => {
        for (let round = 0; round < MAX_ROUNDS; round++) {
          if ((await delivery.attemptDue(target)) === 0) return;
        }
      }),
    );
  }

  const reportDelivering = (error: unknown) => reportFailure(store, 'delivering', error);
  // As often as on Node while the isolate lives; scheduled runs are not quite on time.
  const raiseAlarm = createAlarm(store, delivery.watched, HALF_A_MINUTE_MS);
  const runRetention = createRetentionJob(store, readRetentionRules(environment), RUN_EVERY_MS);

  return {
    store,
    prices: createPriceSource({ store }),
    checkStore: () => store.check(),
    /** For one request, whose deliveries are made after its response. */
    contextFor: (waitUntil: (work: Promise<unknown>) => void): InquiryContext => ({
      store,
      delivery,
      // A failure is retried in the next minute.
      wake: () => waitUntil(runOutsideRequest(() => deliverDue().catch(reportDelivering))),
    }),
    /** The worker's tasks; Cloudflare calls this every minute. */
    runScheduled: async (): Promise<void> => {
      try {
        await deliverDue();
        await cleanUp(store, delivery.targets);
        await runRetention(Date.now());
        await raiseAlarm();
      } catch (error) {
        await reportFailure(store, 'the run of the minute', error);
      }
    },
  };
}

async function answerFrom(
  request: Request,
  bindings: Bindings,
  context: Context,
  address: string | undefined,
): Promise<Response> {
  // Cloudflare compresses responses itself, outside the computing time.
  const uncompressed = new Request(request);
  uncompressed.headers.delete('accept-encoding');
  const inquiries = openInquiries(bindings);
  await refreshPrices(inquiries?.prices);
  return site.fetch(uncompressed, {
    address,
    prices: inquiries?.prices,
    inquiries: inquiries?.contextFor((work) => context.waitUntil(work)),
    staff: inquiries && createStaffContext(environment, inquiries.store, undefined),
    checkStore: inquiries?.checkStore,
    findFile: (file) => findFile(file, bindings.ASSETS),
  });
}

/** Isolates are idle between requests, so a request polls the store. */
async function refreshPrices(prices: PriceSource | undefined): Promise<void> {
  const refreshing = prices?.refreshAfter(PRICES_AGE_MS);
  if (refreshing) await Promise.race([refreshing, wait(PRICES_WAIT_MS)]);
}

async function findFile(
  request: Request,
  assets: Bindings['ASSETS'],
): Promise<Response | undefined> {
  const caching = getFileCaching(new URL(request.url).pathname);
  if (!caching) return undefined;
  const found = await assets.fetch(request);
  if (found.status === 404) return undefined;
  const file = new Response(found.body, found);
  const { maxAge, immutable } = caching;
  file.headers.set('cache-control', `max-age=${maxAge}${immutable ? ', immutable' : ''}`);
  return file;
}
