import { startServer } from '../../integration/support/server.ts';
import { startPricedServer } from '../../integration/support/test-prices.ts';

/**
 * The sites that most browser tests share: one at the tests' own prices, whose address is the base of
 * all addresses, and one as it is delivered. Where the prices are the same, one is both.
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  const priced = await startPricedServer();
  const delivered = priced.version === 0 ? priced : await startServer();
  process.env.SITE_ADDRESS = priced.origin;
  process.env.DELIVERED_SITE_ADDRESS = delivered.origin;
  return async () => {
    await Promise.all([...new Set([priced, delivered])].map((site) => site.stop()));
  };
}
