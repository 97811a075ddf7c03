import { answerWith, type Provider, startProvider } from '../../integration/support/provider.ts';
import { startServer } from '../../integration/support/server.ts';
import { markDeliveriesDead } from '../../integration/support/stored-inquiries.ts';
import { test as base } from './fixtures.ts';

type Answer = Parameters<typeof startProvider>[0];

/** A site and a provider for each browser that runs in parallel. */
export interface ContactSite {
  origin: string;
  requests: Provider['requests'];
  /** Undelivered inquiries of earlier tests are not retried. */
  markDeliveriesDead: () => Promise<void>;
  /** How the provider answers from now on; at first with 200. */
  answer: (how: Answer) => void;
  stop: () => Promise<void>;
}

export async function startContactSite(
  variables: Record<string, string> = {},
): Promise<ContactSite> {
  let current: Answer = answerWith(200);
  const provider = await startProvider((...call) => current(...call));
  const server = await startServer({
    CONTACT_API_URL: provider.origin,
    // Longer than a test holds an answer back on a busy machine.
    CONTACT_TIMEOUT_MS: '20000',
    TRUST_PROXY: 'true',
    ...variables,
  });
  return {
    origin: server.origin,
    requests: provider.requests,
    markDeliveriesDead: () => markDeliveriesDead(server.folder),
    answer: (how) => {
      current = how;
    },
    stop: async () => {
      await server.stop();
      await provider.stop();
    },
  };
}

let visitors = 0;

/** Pages come from that site; each test is a visitor with an address of his own. */
export const test = base.extend<{ visitedSite: ContactSite; provider: ContactSite }>({
  visitedSite: async ({ contactSite }, use) => use(contactSite),
  baseURL: async ({ visitedSite }, use) => use(visitedSite.origin),
  extraHTTPHeaders: async ({ visitedSite: _ }, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 256}.${visitors >> 8}.${visitors & 255}` });
  },
  provider: [
    async ({ visitedSite }, use) => {
      visitedSite.answer(answerWith(200));
      await visitedSite.markDeliveriesDead();
      visitedSite.requests.length = 0;
      await use(visitedSite);
    },
    // Keeps answers of one test out of the next.
    { auto: true },
  ],
});
