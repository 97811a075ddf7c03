import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';

export interface DrainTimes {
  /** Time for a balancer to hear that this server is about to end. */
  noticeMs: number;
  /** When the server ends at the latest. */
  limitMs: number;
}

/** Time for a request that is on its way over a connection which looks idle from here. */
const FAREWELL_MS = 300;
const CLOSE_EVERY_MS = 50;

interface DrainHooks {
  /** Told that nothing new is accepted from now on; the end waits for what it promises. */
  onClosing: () => Promise<void>;
  /** Called last, once. */
  onEnd: () => void;
}

/**
 * Ends a server without cutting a request. After SIGTERM all goes on as before for the notice, but
 * `/readyz` says 503; then nothing new is accepted and answers tell clients to close, then idle
 * connections are closed, and what runs may come to its end. SIGINT comes from a person at a
 * keyboard, and gives no notice. A second signal ends it at once.
 */
export function createDrain(
  server: Server,
  { noticeMs, limitMs }: DrainTimes,
  { onClosing, onEnd }: DrainHooks,
) {
  const unfinished = new Set<ServerResponse>();
  let isDraining = false;
  let isClosing = false;
  let isEnded = false;
  let limit: NodeJS.Timeout | undefined;
  let closing: NodeJS.Timeout | undefined;
  /** As `performance.now()` says it. */
  let closeIdleFrom = 0;

  async function drain(signal: NodeJS.Signals): Promise<void> {
    if (isDraining) return end();
    isDraining = true;
    limit = setTimeout(end, limitMs);
    if (signal === 'SIGTERM') await sleep(noticeMs);
    if (isEnded) return;
    isClosing = true;
    // Those with headers on their way have said already that the connection stays open.
    for (const response of unfinished) {
      if (!response.headersSent) response.shouldKeepAlive = false;
    }
    const isDone = onClosing();
    // Not the HTTP server's own `close`, which closes idle connections at once.
    Listener.prototype.close.call(server, () => void isDone.then(end));
    bidFarewell();
    closing = setInterval(closeIdle, CLOSE_EVERY_MS);
  }

  function bidFarewell(): void {
    closeIdleFrom = performance.now() + FAREWELL_MS;
  }

  function closeIdle(): void {
    if (performance.now() < closeIdleFrom) return;
    // Node takes a connection for idle whose answer is written, but not sent yet.
    const isSending = [...unfinished].some(({ writableEnded }) => writableEnded);
    if (!isSending) server.closeIdleConnections();
  }

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(limit);
    clearInterval(closing);
    server.closeAllConnections();
    onEnd();
  }

  return {
    drain,
    isDraining: () => isDraining,
    /** Told before the site answers. */
    prepareResponse: (response: ServerResponse): void => {
      if (isClosing) response.shouldKeepAlive = false;
    },
    /** Told of each answer that is begun; the system takes most at once. */
    awaitResponse: (response: ServerResponse): void => {
      if (response.writableFinished) return;
      unfinished.add(response);
      response.on('close', () => {
        unfinished.delete(response);
        if (isClosing && response.shouldKeepAlive) bidFarewell();
      });
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
