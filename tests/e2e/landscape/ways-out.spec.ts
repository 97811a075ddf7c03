import { createSocket } from 'node:dgram';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { Browser } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { LEAVING_WAYS, STAYING_WAYS, writeWay } from '../support/ways-out.ts';

test('of sixty ways out of the page, none reaches another address', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  await test.step('without policies most of them do', async () => {
    const open = createHttpServer((_, response) => {
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
  // A page that is replaced may not answer.
  for (const [at, [, script]] of ways.entries()) {
    void page.evaluate(writeWay(script, sinks[at]?.address ?? '')).catch(() => undefined);
  }
  await pause();
  await context.close();
  for (const sink of sinks) sink.close();
  return ways.flatMap(([name], at) => (sinks[at]?.countArrived() ? name : []));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3000));
}

/** Another address, which counts what arrives, by TCP and by UDP, and answers requests. */
async function openSink() {
  let arrived = 0;
  const server = createServer((socket) => {
    arrived += 1;
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => {
      if (!/^[A-Z]+ \//.test(data.toString('latin1'))) return socket.destroy();
      return socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const socket = createSocket('udp4');
  socket.on('message', () => {
    arrived += 1;
  });
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${port}`,
    countArrived: () => arrived,
    close: () => {
      socket.close();
      server.close();
    },
  };
}
