import { expect, it } from 'vitest';
import { openMetrics } from '#app/server/metrics/open-metrics';

it('an unreachable store removes its figures', async () => {
  const metrics = await openMetrics({ host: '127.0.0.1', port: 0 });
  let isUp = true;
  metrics.observe({
    countRenders: () => ({ running: 1, waiting: 7, refused: 0 }),
    readPricesVersion: () => 12,
    readUnreadablePrices: () => 13,
    isDraining: () => false,
    checkStore: async () => isUp,
    measureBacklog: async () => ({ waiting: 5, dead: 2, oldest: Date.now() - 90_000 }),
  });
  const collect = async () => {
    const text = await (await fetch(`${metrics.origin}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('stagemap_'));
  };
  // `tests/integration/operations/metrics.test.ts` reads the others.
  const known = await collect();
  expect(known).toContain('stagemap_render_queue_length 7');
  expect(known).toContain('stagemap_price_list_broken 1');
  expect(known).toContain('stagemap_deliveries_waiting 5');
  isUp = false;
  const unknown = await collect();
  expect(unknown).toContain('stagemap_store_up 0');
  expect(unknown.join('\n')).not.toMatch(/deliveries_waiting|deliveries_dead|oldest_undelivered/);
});
