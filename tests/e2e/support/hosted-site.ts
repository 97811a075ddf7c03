import { findUnsupportedReason } from '#tools/edge/unsupported-reason.ts';
import { type RunningEdge, startEdge } from '../../integration/support/edge.ts';
import { readKept } from '../../integration/support/kept.ts';
import { publishTestPrices, startPricedServer } from '../../integration/support/test-prices.ts';
import { test as base } from './fixtures.ts';
import { oncePerWorker } from './once-per-worker.ts';

/** What the built site runs on. */
export type Host = 'Node' | 'edge';

/** Its store is SQLite on Node and D1 on the edge (D36). */
interface HostedSite extends Pick<RunningEdge, 'origin' | 'readInquiries'> {
  stop: () => Promise<unknown>;
}

interface WorkerFixtures {
  hostedSites: { on: (host: Host) => Promise<HostedSite>; stop: () => Promise<void> };
}

/** Pages come from a site of its own on the host that the tests name. */
export const test = base.extend<{ host: Host; site: HostedSite }, WorkerFixtures>({
  host: ['Node', { option: true }],
  hostedSites: [oncePerWorker(hostSites), { scope: 'worker' }],
  site: async ({ host, hostedSites }, use, testInfo) => {
    const unsupportedReason = host === 'edge' ? findUnsupportedReason() : undefined;
    // Cloudflare's runtime has no build for some machines; the report and `npm test` say so there.
    testInfo.skip(unsupportedReason !== undefined, unsupportedReason);
    await use(await hostedSites.on(host));
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

async function hostSites(): Promise<WorkerFixtures['hostedSites']> {
  const sites = new Map<Host, Promise<HostedSite>>();
  return {
    on: (host) => {
      const site = sites.get(host) ?? (host === 'Node' ? startOnNode() : startOnEdge());
      sites.set(host, site);
      return site;
    },
    stop: async () => {
      for (const site of sites.values()) await (await site).stop();
    },
  };
}

async function startOnEdge(): Promise<HostedSite> {
  const edge = await startEdge();
  // The Worker makes its tables with the first question.
  await fetch(edge.origin);
  await publishTestPrices(edge.origin, edge.store);
  return edge;
}

async function startOnNode(): Promise<HostedSite> {
  const { origin, folder, stop } = await startPricedServer();
  return { origin, readInquiries: () => readKept(folder), stop };
}
