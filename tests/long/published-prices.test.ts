import { expect, it, onTestFinished } from 'vitest';
import { readTotal } from '../integration/support/page';
import { ask, publishCore, readCore } from '../integration/support/prices';
import { startPricedServer } from '../integration/support/test-prices';

it('a planned price list takes effect in its second, and no cache serves the old one afterwards', async () => {
  const server = await startPricedServer();
  onTestFinished(async () => void (await server.stop()));
  await ask(server.origin, '/preiskalkulator/core');
  // The command takes whole seconds.
  const at = Math.ceil(Date.now() / 1000) * 1000 + 12_000;
  const time = new Date(at).toISOString().replace(/\.\d+/, '');
  const { output } = await publishCore(server.folder, 529, ['--at', time]);
  expect(output).toContain(`Version ${server.version + 1} comes into force `);
  // Time is what is tested. By then the server has heard of the plan.
  await sleep(at - 2500 - Date.now());
  const early = await ask(server.origin, '/preiskalkulator/core');
  expect(readTotal(early.text)).toBe('628 €');
  expect(early.caching).toMatch(/s-maxage=[12],/);
  await sleep(at - 20 - Date.now());
  while (Date.now() < at + 100) {
    const asked = Date.now();
    const total = await readCore(server.origin);
    if (asked >= at) expect(total).toBe('658 €');
    if (Date.now() < at) expect(total).toBe('628 €');
  }
});

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
