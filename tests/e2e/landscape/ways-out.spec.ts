import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openSink } from '../support/sinks.ts';
import { LEAVING_WAYS, STAYING_WAYS, writeWay } from '../support/ways-out.ts';

test('of sixty ways out of the page, none reaches another address', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await test.step('without policies most of them do', async () => {
    const open = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><body>open');
    });
    await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve));
    const address = open.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const reached = await goAllWays(browser, `http://localhost:${port}/`, 'body');
    open.closeAllConnections();
    open.close();
    expect(reached.length).toBeGreaterThan(40);
  });
  const reached = await goAllWays(browser, `${baseURL}/landschaft`, '[data-sealed]');
  expect(reached).toStrictEqual([]);
});

/**
 * Goes each way to an address of its own.
 * @param ready a part of the page that stands once the ways are gone
 * @returns the ways by which something arrived
 */
async function goAllWays(browser: Browser, page: string, ready: string): Promise<string[]> {
  // A way that leaves the page would take the others with it, so each has a page of its own.
  const reached = await Promise.all(
    [Object.entries(STAYING_WAYS), ...Object.entries(LEAVING_WAYS).map((way) => [way])].map(
      (ways) => goWays(browser, page, ready, ways),
    ),
  );
  return reached.flat();
}

async function goWays(
  browser: Browser,
  address: string,
  ready: string,
  ways: readonly (readonly [name: string, script: string])[],
): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  const sinks = await Promise.all(ways.map(() => openSink()));
  for (const [at, [, script]] of ways.entries()) {
    const to = sinks[at]?.address ?? '';
    // A page that is replaced may not answer.
    const gone = page.evaluate(writeWay(script, to)).catch(() => undefined);
    await Promise.race([gone, pause()]);
  }
  await pause();
  await context.close();
  for (const sink of sinks) sink.close();
  return ways.flatMap(([name], at) => (sinks[at]?.countArrived() ? name : []));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1500));
}
