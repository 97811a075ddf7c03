import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface DrainTimes {
  /** Time for load balancers to notice that this server shuts down. */
  noticeMs: number;
  /** Time after which the server ends in any case. */
  limitMs: number;
}

/** Grace period for requests in flight on connections that look idle. */
const CLOSE_GRACE_MS = 300;
const CLOSE_EVERY_MS = 50;

interface DrainHooks {
  /** Called when nothing new is accepted; the end waits for its promise. */
  onClosing: () => Promise<void>;
  /** Called last, once. */
  onEnd: () => void;
}

/**
 * Graceful shutdown. After SIGTERM the server answers as before during the notice, with 503 at
 * `/readyz`; then it accepts no connections, responses ask clients to close theirs, idle connections
 * are closed and running requests finish. SIGINT skips the notice. A second signal ends the server at
 * once.
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
  /** By `performance.now()`. */
  let closeIdleFrom = 0;

  async function drain(signal: NodeJS.Signals): Promise<void> {
    if (isDraining) return end();
    isDraining = true;
    limit = setTimeout(end, limitMs);
    if (signal === 'SIGTERM') await wait(noticeMs);
    if (isEnded) return;
    isClosing = true;
    // Responses whose headers are sent have announced keep-alive already.
    for (const response of unfinished) {
      if (!response.headersSent) response.shouldKeepAlive = false;
    }
    const isDone = onClosing();
    // The HTTP server's own `close` would close idle connections at once.
    Listener.prototype.close.call(server, () => void isDone.then(end));
    startCloseGrace();
    closing = setInterval(closeIdle, CLOSE_EVERY_MS);
  }

  function startCloseGrace(): void {
    closeIdleFrom = performance.now() + CLOSE_GRACE_MS;
  }

  function closeIdle(): void {
    if (performance.now() < closeIdleFrom) return;
    // Node treats a connection as idle whose response is written but not yet sent.
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
    /** Called before each request is handled. */
    prepareResponse: (response: ServerResponse): void => {
      if (isClosing) response.shouldKeepAlive = false;
    },
    /** Tracks a response until it is sent. */
    awaitResponse: (response: ServerResponse): void => {
      if (response.writableFinished) return;
      unfinished.add(response);
      response.on('close', () => {
        unfinished.delete(response);
        if (isClosing && response.shouldKeepAlive) startCloseGrace();
      });
    },
  };
}
