import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

/** Time for a balancer to hear that this server is about to end. */
const NOTICE_MS = 200;
/** Time for a request that is on its way over a connection which looks idle from here. */
const FAREWELL_MS = 300;
const MOST_MS = 4500;

/**
 * Ends the process on SIGTERM and SIGINT without cutting a request: first nothing new is accepted
 * and answers tell clients to close, then idle connections are closed, and what runs may come to its
 * end, all within five seconds. A second signal ends it at once.
 * @param onEnd called last
 */
export function drainOnSignal(server: Server, onEnd: () => void) {
  let isDraining = false;
  let isClosing = false;

  const drain = async () => {
    if (isDraining) return end();
    isDraining = true;
    setTimeout(end, MOST_MS);
    if ((await countConnections(server)) > 0) await sleep(NOTICE_MS);
    isClosing = true;
    // Not the HTTP server's own `close`, which closes idle connections at once.
    Listener.prototype.close.call(server, end);
    await sleep(FAREWELL_MS);
    setInterval(() => server.closeIdleConnections(), 50);
  };
  const end = () => {
    server.closeAllConnections();
    onEnd();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, drain);
  // Before the site answers.
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.shouldKeepAlive = false;
  });

  return { isDraining: () => isDraining };
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
