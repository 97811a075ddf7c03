import { readdirSync } from 'node:fs';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { runWithStartContext } from '@tanstack/start-storage-context';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// Asked for addresses, renders them with the site's own build and tells how long React alone took.

const server = new URL('../../dist/server/', import.meta.url);
const folder = new URL('assets/', server);
const router = readdirSync(folder).find((name) => /^router-.*\.js$/.test(name));
await import(new URL('server.js', server).href);
const { getRouter } = await import(new URL(`${router}`, folder).href);

process.on('message', async (message) => {
  const addresses: string[] = Array.isArray(message) ? message : [];
  let milliseconds = 0;
  let html = '';
  for (const address of addresses) {
    const router = getRouter();
    const history = createMemoryHistory({ initialEntries: [address] });
    router.update({ history, origin: 'http://localhost' });
    await runWithStartContext(
      formatRequest(address, () => router),
      () => router.load(),
    );
    const start = performance.now();
    html = renderToString(createElement(RouterProvider, { router }));
    milliseconds += performance.now() - start;
  }
  process.send?.({ milliseconds, size: Buffer.byteLength(html) });
});

/** Loaders ask server functions for the prices in force: the built-in ones. */
function formatRequest(address: string, readRouter: () => ReturnType<typeof getRouter>) {
  return {
    getRouter: readRouter,
    request: new Request(`http://localhost${address}`),
    startOptions: {},
    contextAfterGlobalMiddlewares: { readPrices: () => ({}) },
    handlerType: 'router' as const,
  };
}
