import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';

export interface DrainTimes {
  /** Time for a balancer to hear that this server is about to end. */
  noticeMs: number;
  /** When the process ends at the latest. */
  limitMs: number;
}

/** Time for a request that is on its way over a connection which looks idle from here. */
const FAREWELL_MS = 300;

/**
 * Ends the process without cutting a request. After SIGTERM all goes on as before for the notice, but
 * `/readyz` says 503; then nothing new is accepted and answers tell clients to close, then idle
 * connections are closed, and what runs may come to its end. SIGINT comes from a person at a
 * keyboard, and gives no notice. A second signal ends it at once.
 * @param onEnd called last
 */
export function drainOnSignal(
  server: Server,
  { noticeMs, limitMs }: DrainTimes,
  onEnd: () => void,
) {
  let isDraining = false;
  let isClosing = false;

  const drain = async (signal: NodeJS.Signals) => {
    if (isDraining) return end();
    isDraining = true;
    setTimeout(end, limitMs);
    if (signal === 'SIGTERM') await sleep(noticeMs);
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
  return {
    isDraining: () => isDraining,
    /** Told before the site answers. */
    prepareResponse: (response: ServerResponse) => {
      if (isClosing) response.shouldKeepAlive = false;
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
