import { Server } from 'node:http';
import type { serve } from 'srvx';

/*
 * Seam: srvx 1.0 registers its handler as Node's only `request` listener. The site writes cached
 * pages before a `Request` is made, and srvx has no public hook that early.
 * Canary: tests/unit/framework/srvx.test.ts.
 */

/**
 * Takes srvx's handler off Node's server, so that another listener decides what it answers.
 * @throws Error when srvx no longer listens with its own handler
 */
export function takeNodeHandler({ node }: ReturnType<typeof serve>) {
  const { server, handler } = node ?? {};
  if (!(server instanceof Server) || !handler || !server.listeners('request').includes(handler)) {
    throw new Error('srvx does not listen as app/framework/node-listener.ts expects');
  }
  server.off('request', handler);
  return { listener: server, answerRequest: handler };
}
