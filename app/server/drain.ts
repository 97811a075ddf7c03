import type { Server } from 'node:http';

/** How long clients still find the server open while each answer tells them to come anew. */
const FAREWELL_MS = 300;
const MOST_MS = 4500;

/**
 * Ends the process on SIGTERM and SIGINT without cutting a request: answers tell clients to close,
 * then nothing new is accepted, and what runs may come to its end, all within five seconds. A
 * second signal ends it at once.
 * @param onEnd called last
 */
export function drainOnSignal(server: Server, onEnd: () => void) {
  let isDraining = false;

  const drain = async () => {
    if (isDraining) return end();
    isDraining = true;
    setTimeout(end, MOST_MS);
    if ((await countConnections(server)) > 0) await sleep(FAREWELL_MS);
    server.close(end);
    // Those that were busy a moment ago.
    setInterval(() => server.closeIdleConnections(), 50);
  };
  const end = () => {
    server.closeAllConnections();
    onEnd();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, drain);
  // Before anybody answers.
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
  });

  return { isDraining: () => isDraining };
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
